import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), chooseThemeFirst()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The polyfill and small inlined assets would need inline scripts and data: URLs, which the CSP refuses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        console: 'web/console/index.html',
        portal: 'web/portal/index.html',
        'portal/worker': 'web/portal/worker.ts',
      },
      // A service worker keeps its address: browsers look there for its next version.
      output: {
        entryFileNames: ({ name }) => (name === 'portal/worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})

/** Loads a tiny script ahead of all others; it cannot stand in the page itself, which the CSP refuses. */
function chooseThemeFirst(): Plugin {
  const source = readFileSync('web/console/chosenTheme.js', 'utf8')
  let file = ''
  return {
    name: 'choose-theme-first',
    buildStart() {
      file = this.emitFile({ type: 'asset', name: 'chosenTheme.js', source })
    },
    generateBundle() {
      file = this.getFileName(file)
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }],
    },
  }
}
