import type { Business } from '#server/businesses/business/index.ts'
import { showsReward } from '#server/messaging/blocks/index.ts'
import {
  reasonOfStop,
  reasonToMailNobody,
  reasonToTextNobody,
  reasonWithoutAddress,
} from '#server/messaging/messages/index.ts'
import { askSender, SENDER_REFUSED } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { isSeen } from '#server/platform/text/nameField.ts'
import { checkSettings } from '../draft/checkSettings.ts'
import { wordingsOf } from '../draft/keptTexts.ts'
import { requireEmailCampaigns } from '../draft/refuseBeyondCampaigns.ts'
import { reasonNotToGive } from '../offer.ts'
import type { Campaign } from '../queries.ts'

/** Returns the reason a campaign cannot be started as it is; null where it can. */
export async function reasonNotReady(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
): Promise<Refusal | null> {
  try {
    await requireReady(ctx, business, campaign)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** @throws {Refusal} for a campaign that cannot be started as it is, in words for the business's owner */
export async function requireReady(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
): Promise<void> {
  const { type, texts, offer, audience } = campaign
  if (type === 'email') await requireEmailCampaigns(ctx, business)
  for (const { subject, body, blocks, at } of wordingsOf(texts)) {
    if (type === 'email' && !isSeen(subject)) throw invalidField(`${at}subject`, 'Write a subject')
    const place = `${at}${blocks ? 'blocks' : 'body'}`
    if (!isSeen(body)) throw invalidField(place, 'Write what it says')
    if (offer && !body.includes('{code}') && !showsReward(blocks))
      throw invalidField(place, 'Put {code} where each guest’s code stands')
  }
  if (audience.kind === 'picked' && audience.customer_ids.length === 0)
    throw invalidField('audience', 'Choose whom it goes to')
  await checkSettings(ctx, campaign)
  const toNobody = type === 'sms' ? reasonToTextNobody : reasonToMailNobody
  const reason =
    (await reasonNotToGive(ctx, campaign)) ??
    (type === 'email' && (await askSender(ctx)).kind === 'refused' ? SENDER_REFUSED : null) ??
    (type === 'email' ? reasonOfStop(business) : null) ??
    (await toNobody(ctx, business))
  if (reason !== null) throw new Refusal('conflict', reason)
  const noAddress = type === 'email' ? reasonWithoutAddress(business) : null
  if (noAddress !== null) throw invalidField('address', noAddress)
}
