import { html } from 'hono/html'
import type { Html } from './layout.ts'

// A full stop or bracket after an address belongs to the sentence.
const address = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}]/g

/** The text with its web addresses as links, everything else escaped. */
export function withLinks(text: string): Html {
  const pieces: Html[] = []
  let end = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    pieces.push(html`${text.slice(end, index)}<a href="${url}" rel="noopener noreferrer">${url}</a>`)
    end = index + url.length
  }
  return html`${pieces}${text.slice(end)}`
}
