import type { Block, SimpleBlock, Span } from './block.ts'
import { showsReward } from './simpleBlocks.ts'
import type { WrittenBlock, WrittenCard, WrittenReward, WrittenSimple } from './written.ts'

/** Contents of blocks for one receiver. */
export type Filling = {
  /** Replaces placeholders by their values. `begins` is false for a text in the middle of a paragraph. */
  fill: (text: string, begins?: boolean) => string
  /** Paths of pictures by their ids. */
  pictures: ReadonlyMap<string, string>
  /** Address of the receiver's card. */
  cardUrl: string
  /** Null for a receiver without a card. */
  card: WrittenCard | null
  lines: string[]
  rewards: WrittenReward[]
}

/** Fills blocks for one receiver. Lines and rewards follow at the end, before a footer, if no block shows them. */
export function fillBlocks(blocks: readonly Block[], filling: Filling): WrittenBlock[] {
  const filled = blocks.flatMap((block): WrittenBlock[] =>
    block.kind === 'columns'
      ? [{ ...block, columns: block.columns.map((column) => column.flatMap((one) => fillOne(one, filling))) }]
      : fillOne(block, filling),
  )
  if (showsReward(blocks)) return filled
  const told = fillOne({ kind: 'reward' }, filling)
  const isEnd = filled.at(-1)?.kind === 'footer'
  return [...filled.slice(0, isEnd ? -1 : undefined), ...told, ...filled.slice(isEnd ? -1 : filled.length)]
}

/** Fills one block; gives none if there is nothing to show. */
function fillOne(block: SimpleBlock, filling: Filling): WrittenSimple[] {
  const { fill, pictures, cardUrl, card, lines, rewards } = filling
  switch (block.kind) {
    case 'heading':
      return [{ ...block, text: fill(block.text) }]
    case 'text':
    case 'footer':
      return [{ ...block, paragraphs: block.paragraphs.map((spans) => fillSpans(spans, fill)) }]
    case 'picture': {
      const { picture_id, ...shown } = block
      const path = picture_id && pictures.get(picture_id)
      return path ? [{ ...shown, path }] : []
    }
    case 'button': {
      const { label, leads_to } = block
      return [{ kind: 'button', label: fill(label), url: leads_to === 'card' ? cardUrl : leads_to }]
    }
    case 'reward':
      return lines.length + rewards.length > 0 ? [{ kind: 'reward', lines, rewards }] : []
    case 'card':
      return card ? [card] : []
    default:
      return [block]
  }
}

const fillSpans = (spans: Span[], fill: Filling['fill']) =>
  spans.map(({ text, ...look }, n) => ({ ...look, text: fill(text, n === 0) }))
