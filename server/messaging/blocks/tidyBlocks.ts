import type { Block, SimpleBlock, Span } from './block.ts'

/** The same blocks without empty words, and each placeholder within one span, also where only half of it was made bold. */
export const tidyBlocks = (blocks: Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === 'columns'
      ? { ...block, columns: block.columns.map((column) => column.map(tidy)) }
      : tidy(block),
  )

const tidy = (block: SimpleBlock): SimpleBlock =>
  block.kind === 'text' || block.kind === 'footer'
    ? { ...block, paragraphs: block.paragraphs.map((spans) => wholePlaceholders(spans)) }
    : block

function wholePlaceholders(spans: Span[]): Span[] {
  const tidied: Span[] = []
  /** How many characters of a placeholder are still to come that began in the last of these. */
  let owed = 0
  for (const [n, span] of spans.entries()) {
    const taken = span.text.slice(0, owed)
    if (taken !== '') tidied.at(-1)!.text += taken
    owed -= taken.length
    const text = span.text.slice(taken.length)
    if (text === '') continue
    tidied.push({ ...span, text })
    if (text.lastIndexOf('{') > text.lastIndexOf('}')) owed = endOfPlaceholder(spans.slice(n + 1))
  }
  return tidied
}

/** How far it is to the brace that closes; 0 where none does. */
function endOfPlaceholder(spans: Span[]): number {
  const rest = spans.map(({ text }) => text).join('')
  return /^[^{}]*\}/.exec(rest)?.[0].length ?? 0
}
