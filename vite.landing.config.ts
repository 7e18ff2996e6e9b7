import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The front door: drawn on the server by dist/landing/server, dressed by dist/landing/client. It carries no
// framework to the phone.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/landing/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/landing/landing.css', 'web/landing/enhance.ts'],
          output: {
            assetFileNames: 'landing-assets/[name]-[hash][extname]',
            entryFileNames: 'landing-assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // React is bundled in, and the server's environment does not decide which of the two Reacts that is.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/landing/server',
        ssr: true,
        rolldownOptions: { input: 'web/landing/render.tsx' },
      },
    },
  },
})
