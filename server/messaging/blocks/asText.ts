import { simpleBlocks } from './simpleBlocks.ts'
import type { WrittenBlock, WrittenSimple, WrittenSpan } from './written.ts'

/** Renders blocks as plain text, for the history and for the text part of a mail. */
export const asText = (blocks: readonly WrittenBlock[]): string =>
  simpleBlocks<WrittenSimple>(blocks)
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join('\n\n')

function textOf(block: WrittenSimple): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'text':
    case 'footer':
      return block.paragraphs.map((spans) => spans.map(spanText).join('')).join('\n\n')
    case 'picture':
      return [block.alt, block.link].filter(Boolean).join(': ')
    case 'button':
      return `${block.label}: ${block.url}`
    case 'reward':
      return [...block.lines, ...block.rewards.map(({ name, code }) => `${name}\nCode: ${code}`)].join('\n')
    case 'card':
      return [block.program, ...block.said].join('\n')
    case 'divider':
    case 'spacer':
      return ''
  }
}

const spanText = ({ text, link }: WrittenSpan): string => {
  const address = link?.replace(/^mailto:|^tel:/i, '')
  return address && address !== text.trim() ? `${text} (${address})` : text
}
