import { marked } from 'marked'
import type { Plugin } from 'vite'

/** Brings each page of docs/guide/ to the browser as the HTML of its text, so that no screen carries a reader of Markdown. */
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

/** Links to other pages of the guide lead to their screens; the title is the screen's. */
export function htmlOf(markdown: string): string {
  const withoutTitle = markdown.replace(/^# .*\n/, '')
  const linked = withoutTitle.replace(/\]\(([\w-]+)\.md\)/g, '](/help/$1)')
  return marked.parse(linked, { async: false })
}
