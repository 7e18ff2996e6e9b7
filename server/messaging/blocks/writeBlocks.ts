import { customerUrl } from '#server/businesses/branding/index.ts'
import { picturePath, selectPicturesOf } from '#server/messaging/pictures/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Block, SimpleBlock } from './block.ts'
import { type Filling, fillBlocks } from './fillBlocks.ts'
import { picturesIn } from './keptBody.ts'
import { readCard } from './readCard.ts'
import { simpleBlocks } from './simpleBlocks.ts'
import { textsIn } from './textsIn.ts'
import type { WrittenBlock, WrittenCard } from './written.ts'

/** Receiver of a mail, and what it says besides its own words. */
export type ReaderFacts = {
  /** Null for an example customer, who gets an example card. */
  customerId: string | null
  /** The language of our own words to them. */
  language: PageLanguage
  lines?: string[]
  rewards?: Filling['rewards']
}

const exampleCard = ({ exampleCard, stamps }: (typeof textsIn)[PageLanguage]): WrittenCard => ({
  kind: 'card',
  program: exampleCard,
  said: [stamps(7, 10)],
  stamps: { have: 7, of: 10 },
})

/** Fills blocks for their receiver, as of this moment. */
export async function writeBlocks(
  ctx: BusinessContext,
  blocks: readonly Block[],
  { fill, customerId, language, lines = [], rewards = [] }: ReaderFacts & Pick<Filling, 'fill'>,
): Promise<WrittenBlock[]> {
  const shown = await selectPicturesOf(ctx, picturesIn(blocks))
  const hasCard = simpleBlocks<SimpleBlock>(blocks).some(({ kind }) => kind === 'card')
  return fillBlocks(blocks, {
    ...{ fill, lines, rewards },
    pictures: new Map(shown.map((picture) => [picture.id, picturePath(picture)])),
    cardUrl: `${await customerUrl(ctx)}/customer/login`,
    card: hasCard ? await cardOf(ctx, customerId, language) : null,
  })
}

const cardOf = async (ctx: BusinessContext, customerId: string | null, language: PageLanguage) =>
  customerId === null ? exampleCard(textsIn[language]) : readCard(ctx, customerId, language)
