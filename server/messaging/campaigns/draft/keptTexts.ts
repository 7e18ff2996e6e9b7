import type { Block } from '#server/messaging/blocks/contract.ts'
import { keptBody } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { CampaignText } from '../tables.ts'

/**
 * The texts of a campaign as they are stored. With blocks, the body is the words of the blocks.
 * @throws {Refusal} 'invalid' for blocks of a text message; 'not_found' for another business's picture
 */
export async function keptTexts(
  ctx: BusinessContext,
  type: 'email' | 'sms',
  texts: CampaignText[],
): Promise<CampaignText[]> {
  if (type === 'sms') refuseBlocks(texts)
  const kept: CampaignText[] = []
  for (const { translations = [], ...own } of texts) {
    const inOthers: typeof translations = []
    for (const words of translations) inOthers.push(await keptWords(ctx, words))
    kept.push({ ...(await keptWords(ctx, own)), translations: inOthers })
  }
  return kept
}

const keptWords = async <Words extends { body: string; blocks?: Block[] | null }>(
  ctx: BusinessContext,
  words: Words,
): Promise<Words> => ({
  ...words,
  ...(await keptBody(ctx, { body: words.body, blocks: words.blocks ?? null })),
})

function refuseBlocks(texts: CampaignText[]): void {
  const withBlocks = wordingsOf(texts).find(({ blocks }) => blocks)
  if (withBlocks) throw invalidField(`${withBlocks.at}blocks`, 'A text message has no blocks')
}

/** Every wording of a campaign's texts, in the business's own language and in others. `at` is its path in the draft. */
export const wordingsOf = (texts: CampaignText[]) =>
  texts.flatMap(({ translations = [], ...own }, n) => [
    { ...own, at: `texts.${n}.` },
    ...translations.map((words, m) => ({ ...words, at: `texts.${n}.translations.${m}.` })),
  ])
