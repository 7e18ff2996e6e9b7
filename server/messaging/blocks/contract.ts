import { z } from '@hono/zod-openapi'
import { type Block, block, MOST_BLOCKS } from './block.ts'
import { wordsOf } from './wordsOf.ts'

export * from './block.ts'

/** Most characters of a mail's words, with blocks or without. */
export const LONGEST_BODY = 8000
/** Most characters of blocks as JSON: Gmail cuts off a mail after 102 KB of HTML. */
const LARGEST_BLOCKS = 40_000

/** Blocks of an e-mail, from top to bottom. */
export const blocks = z
  .array(block)
  .max(MOST_BLOCKS, `At most ${MOST_BLOCKS} blocks`)
  .refine((all) => countOf(all) <= MOST_BLOCKS, `At most ${MOST_BLOCKS} blocks`)
  .refine((all) => wordsOf(all).length <= LONGEST_BODY, `At most ${LONGEST_BODY} characters in all blocks`)
  .refine((all) => JSON.stringify(all).length <= LARGEST_BLOCKS, 'This is more than one e-mail can hold')

const countOf = (all: Block[]): number =>
  all.reduce((sum, one) => sum + 1 + (one.kind === 'columns' ? one.columns.flat().length : 0), 0)
