import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const speaker = fileURLToPath(new URL('./speak.ts', import.meta.url))
/** Texts of screens and of pages that the server writes; not those of messages, and of what is English everywhere. */
const ofTexts = new RegExp(
  [
    '/(?:web/(?!admin/|landing/|legal/)|server/portal/|server/messaging/confirmations|server/.*/links/|nothingHere)',
    '.*(?:/t|T)exts\\.ts$',
  ].join(''),
)

/** Lets these modules of texts speak the pseudo-language: English with accents, and 40 % longer. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('/tests/screens/spoken.ts'))
        return { code: `export { spoken } from ${JSON.stringify(speaker)}`, map: { mappings: '' } }
      if (!ofTexts.test(id)) return null
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      const spoken = names.map((name) => `__inPseudo(${name})`)
      const importing = `import { inPseudo as __inPseudo } from ${JSON.stringify(speaker)}`
      return { code: [importing, code, ...spoken].join('\n'), map: { mappings: '' } }
    },
  }
}
