import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/**
 * The build of pages in `web/<room>` that are drawn on the server by dist/<room>/server and dressed by
 * dist/<room>/client. They carry no framework to the phone.
 */
export const serverDrawn = (room: string): UserConfig => ({
  plugins: [react(), tailwindcss()],
  // What keeps its own address.
  publicDir: `web/${room}/public`,
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `dist/${room}/client`,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [`web/${room}/${room}.css`, `web/${room}/enhance.ts`],
          output: {
            assetFileNames: `${room}-assets/[name]-[hash][extname]`,
            entryFileNames: `${room}-assets/[name]-[hash].js`,
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // React is bundled in, and the server's environment does not decide which of the two Reacts that is.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: `dist/${room}/server`,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: `web/${room}/render.tsx` },
      },
    },
  },
})
