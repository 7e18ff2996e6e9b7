import type { Block, SimpleBlock, Span } from './block.ts'
import { simpleBlocks } from './simpleBlocks.ts'

/** Gives the words of blocks as typed, with their placeholders. The specification calls them the body. */
export const wordsOf = (blocks: readonly Block[]): string =>
  simpleBlocks<SimpleBlock>(blocks)
    .map(wordsIn)
    .filter((words) => words !== '')
    .join('\n\n')
    .trim()

function wordsIn(block: SimpleBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'text':
    case 'footer':
      return block.paragraphs.map(wordsInSpans).join('\n\n')
    case 'picture':
      return block.alt
    case 'button':
      return block.label
    default:
      return ''
  }
}

const wordsInSpans = (spans: Span[]): string => spans.map(({ text }) => text).join('')
