import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const speaker = fileURLToPath(new URL('./speak.ts', import.meta.url))
/** Modules of texts, but for those that are English in every language. */
const ofTexts = /\/(?:web|server)\/(?!admin\/|landing\/|legal\/).*(?:\/t|T)exts\.ts$/

/** Lets every module of texts speak the pseudo-language: English with accents, and 40 % longer. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'post',
    transform(code, id) {
      if (!ofTexts.test(id)) return null
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      const spoken = names.map((name) => `__inPseudo(${name})`)
      const importing = `import { inPseudo as __inPseudo } from ${JSON.stringify(speaker)}`
      return { code: [importing, code, ...spoken].join('\n'), map: { mappings: '' } }
    },
  }
}
