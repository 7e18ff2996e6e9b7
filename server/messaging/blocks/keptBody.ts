import { selectPicturesOf } from '#server/messaging/pictures/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Block, SimpleBlock } from './block.ts'
import { simpleBlocks } from './simpleBlocks.ts'
import { tidyBlocks } from './tidyBlocks.ts'
import { wordsOf } from './wordsOf.ts'

type Body = { body: string; blocks: Block[] | null }

/**
 * Prepares a written mail for storage: its body is the words of its blocks, if it has blocks.
 * @throws {Refusal} 'not_found' for another business's picture
 */
export async function keptBody(ctx: BusinessContext, { body, blocks }: Body): Promise<Body> {
  if (!blocks) return { body, blocks }
  const ids = picturesIn(blocks)
  const own = await selectPicturesOf(ctx, ids)
  if (own.length < ids.length) throw notFound('Picture')
  const tidy = tidyBlocks(blocks)
  return { body: wordsOf(tidy), blocks: tidy }
}

/** Finds the ids of the pictures in blocks, each once. */
export function picturesIn(blocks: readonly Block[]): string[] {
  const ids = simpleBlocks<SimpleBlock>(blocks).flatMap((block) =>
    block.kind === 'picture' && block.picture_id ? [block.picture_id] : [],
  )
  return [...new Set(ids)]
}
