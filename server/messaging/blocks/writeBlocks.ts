import { customerUrl } from '#server/businesses/branding/index.ts'
import { picturePath, selectPicturesOf } from '#server/messaging/pictures/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Block, SimpleBlock } from './block.ts'
import { type Filling, fillBlocks } from './fillBlocks.ts'
import { picturesIn } from './keptBody.ts'
import { readCard } from './readCard.ts'
import { simpleBlocks } from './simpleBlocks.ts'
import type { WrittenBlock, WrittenCard } from './written.ts'

/** What a mail tells besides its own words: to whom, and of what. */
export type ReaderFacts = {
  /** Null for a customer who is made up, whose card is too. */
  customerId: string | null
  lines?: string[]
  rewards?: Filling['rewards']
}

const EXAMPLE: WrittenCard = {
  kind: 'card',
  program: 'Your card',
  said: ['7 of 10 stamps'],
  stamps: { have: 7, of: 10 },
}

/** Blocks as their receiver reads them at this moment. */
export async function writeBlocks(
  ctx: BusinessContext,
  blocks: readonly Block[],
  { fill, customerId, lines = [], rewards = [] }: ReaderFacts & Pick<Filling, 'fill'>,
): Promise<WrittenBlock[]> {
  const shown = await selectPicturesOf(ctx, picturesIn(blocks))
  const hasCard = simpleBlocks<SimpleBlock>(blocks).some(({ kind }) => kind === 'card')
  return fillBlocks(blocks, {
    ...{ fill, lines, rewards },
    pictures: new Map(shown.map((picture) => [picture.id, picturePath(picture)])),
    cardUrl: `${await customerUrl(ctx)}/customer/login`,
    card: !hasCard ? null : customerId === null ? EXAMPLE : await readCard(ctx, customerId),
  })
}
