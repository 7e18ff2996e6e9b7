import type { Block, SimpleBlock, Span } from '#server/messaging/blocks/contract.ts'

/** The plain text of a mail: an empty line separates what were blocks. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'columns' ? block.columns.flat() : [block]))
    .flatMap(linesOf)
    .filter((words) => words.trim() !== '')
    .join('\n\n')

function linesOf(block: SimpleBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'text':
    case 'footer':
      return block.paragraphs.map(said)
    case 'button':
      return [block.leads_to === 'card' ? block.label : `${block.label} ${block.leads_to}`]
    default:
      return []
  }
}

/** A link's address follows its text, unless the text is the address. */
const said = (spans: readonly Span[]): string =>
  spans.map(({ text, link }) => (link && link !== text ? `${text} (${link})` : text)).join('')

/**
 * Turns plain text into the paragraphs of a block. An empty line begins a new paragraph, as in a mail without blocks.
 */
export const paragraphsOfText = (text: string): Span[][] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .map((one) => (one === '' ? [] : [{ text: one }]))
