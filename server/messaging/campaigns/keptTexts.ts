import { keptBody } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { invalidField } from '#server/platform/refusal.ts'
import type { CampaignText } from './tables.ts'

/**
 * The texts of a campaign as they are kept: with blocks the body is their words.
 * @throws {Refusal} 'invalid' for blocks of a text message; 'not_found' for another business's picture
 */
export async function keptTexts(
  ctx: BusinessContext,
  type: 'email' | 'sms',
  texts: CampaignText[],
): Promise<CampaignText[]> {
  const kept: CampaignText[] = []
  for (const [n, { subject, body, blocks = null }] of texts.entries()) {
    if (blocks && type === 'sms') throw invalidField(`texts.${n}.blocks`, 'A text message has no blocks')
    kept.push({ subject, ...(await keptBody(ctx, { body, blocks })) })
  }
  return kept
}
