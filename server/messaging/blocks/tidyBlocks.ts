import type { Block, SimpleBlock, Span } from './block.ts'

/** Removes empty spans, and joins each placeholder in one span, even if only half of it was made bold. */
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
  /** Characters still to come of a placeholder that began in the last tidied span. */
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

/** Counts the characters up to and with the closing brace; 0 if there is none. */
function endOfPlaceholder(spans: Span[]): number {
  const rest = spans.map(({ text }) => text).join('')
  return /^[^{}]*\}/.exec(rest)?.[0].length ?? 0
}
