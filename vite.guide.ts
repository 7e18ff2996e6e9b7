import { marked } from 'marked'
import type { Plugin } from 'vite'

/** Turns each page of docs/guide/ into HTML at build time, so that no screen carries a Markdown parser. */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    transform: {
      filter: { id: /\/docs\/guide\/[\w-]+\.md$/ },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(htmlOf(markdown))}`,
        map: null,
      }),
    },
  }
}

/**
 * HTML of a page of the guide. Links to other pages lead to their screens. The title is left out: the screen has it.
 */
export function htmlOf(markdown: string): string {
  const withoutTitle = markdown.replace(/^# .*\n/, '')
  const linked = withoutTitle.replace(/\]\(([\w-]+)\.md\)/g, '](/help/$1)')
  return marked.parse(linked, { async: false })
}
