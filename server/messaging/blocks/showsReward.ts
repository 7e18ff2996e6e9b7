import type { Block, SimpleBlock } from './block.ts'
import { simpleBlocks } from './simpleBlocks.ts'

/** True if the blocks have a place for rewards and codes. */
export const showsReward = (blocks: readonly Block[] | null | undefined): boolean =>
  simpleBlocks<SimpleBlock>(blocks ?? []).some(({ kind }) => kind === 'reward')
