import { defineConfig, type Plugin } from 'vite'

/**
 * Builds Scalar's client for /developers/try into dist/web, apart from the other pages: it is larger than all of them
 * together, and shares nothing with them.
 */
export default defineConfig({
  root: 'web',
  plugins: [adoptStyles()],
  publicDir: false,
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    manifest: '.vite/manifest.try-it.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: { 'try-it': 'web/developers/try-it/main.ts' },
      // One file: otherwise each of its eighty icons would be one.
      output: { codeSplitting: false },
    },
  },
})

/**
 * Two packages of Scalar's client write their styles into a <style> element, which our policy refuses. A sheet that the
 * document adopts is allowed: CodeMirror does so by itself, but in shadow roots alone.
 */
const adopted: Record<string, [written: string, adopting: string][]> = {
  'style-mod/': [['!root.head && root.adoptedStyleSheets', 'root.adoptedStyleSheets']],
  '@scalar/use-toasts/': [
    ['document.createElement("style")', 'new CSSStyleSheet()'],
    ['elementStyle.appendChild(document.createTextNode(', 'elementStyle.replaceSync(('],
    ['document.head.appendChild(elementStyle)', 'document.adoptedStyleSheets.push(elementStyle)'],
  ],
}

function adoptStyles(): Plugin {
  return {
    name: 'adopt-styles',
    transform: {
      filter: { id: /\/(style-mod|@scalar\/use-toasts)\/.*\.js$/ },
      handler(code, id) {
        const [, changes] = Object.entries(adopted).find(([name]) => id.includes(`/${name}`))!
        return changes.reduce((text, [written, adopting]) => {
          if (!text.includes(written)) throw new Error(`${id} no longer has ${written}`)
          return text.replace(written, adopting)
        }, code)
      },
    },
  }
}
