import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The pages for guests: drawn on the server by dist/join/server, dressed by dist/join/client. They carry no
// framework to the phone.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/join/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/join/join.css', 'web/join/enhance.ts'],
          output: {
            assetFileNames: 'join-assets/[name]-[hash][extname]',
            entryFileNames: 'join-assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // React is bundled in, and the server's environment does not decide which of the two Reacts that is.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/join/server',
        ssr: true,
        rolldownOptions: { input: 'web/join/render.tsx' },
      },
    },
  },
})
