import type { Block, SimpleBlock, Span } from './block.ts'
import { simpleBlocks } from './simpleBlocks.ts'

/** Finds the addresses that the buttons, pictures and words of blocks lead to, as typed. */
export const linksOfBlocks = (blocks: readonly Block[]): string[] =>
  simpleBlocks<SimpleBlock>(blocks).flatMap(linksIn)

function linksIn(block: SimpleBlock): string[] {
  if (block.kind === 'button') return block.leads_to === 'card' ? [] : [block.leads_to]
  if (block.kind === 'picture') return block.link ? [block.link] : []
  if (block.kind !== 'text' && block.kind !== 'footer') return []
  return block.paragraphs.flat().flatMap(({ link }) => link ?? [])
}

type Change = {
  /** True if a link is to be removed. */
  isOut: (link: string) => boolean
  /** Removes links from words. */
  inWords: (text: string) => string
}

/** Removes links from blocks. A button is removed with its link; words and pictures stay. */
export const withoutLinks = (blocks: readonly Block[], change: Change): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'columns') return withoutLink(block, change)
    const columns = block.columns.map((column) => column.flatMap((one) => withoutLink(one, change)))
    return [{ ...block, columns }]
  })

function withoutLink(block: SimpleBlock, { isOut, inWords }: Change): SimpleBlock[] {
  const plain = ({ link, ...span }: Span): Span => ({
    ...span,
    text: inWords(span.text),
    ...(link && !isOut(link) && { link }),
  })
  switch (block.kind) {
    case 'button':
      return block.leads_to !== 'card' && isOut(block.leads_to)
        ? []
        : [{ ...block, label: inWords(block.label) }]
    case 'picture':
      return [
        { ...block, link: block.link && isOut(block.link) ? null : block.link, alt: inWords(block.alt) },
      ]
    case 'heading':
      return [{ ...block, text: inWords(block.text) }]
    case 'text':
    case 'footer':
      return [{ ...block, paragraphs: block.paragraphs.map((spans) => spans.map(plain)) }]
    default:
      return [block]
  }
}
