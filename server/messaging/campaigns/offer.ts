import { sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { findProgram } from '#server/loyalty/programs/index.ts'
import { issueRebateCode } from '#server/loyalty/rewards/index.ts'
import * as gifts from '#server/messaging/gifts/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { formatNumber } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Campaign } from './queries.ts'
import type { CampaignOffer } from './tables.ts'

/** As long as the part of a code after its prefix. */
const ANY_CODE = 'XXXXXXXX'

/**
 * @throws {Refusal} 'not_found' for a program or reward that is not the business's, or a reward that cannot be given
 */
export async function requireOwnOffer(ctx: BusinessContext, offer: CampaignOffer): Promise<void> {
  if (offer.kind === 'reward') {
    if ((await gifts.findGift(ctx, offer.reward_id))?.type !== 'catalogue') throw notFound('Reward')
    return
  }
  const program = await findProgram(ctx.tx, ctx.businessId, offer.program_id)
  if (program?.type !== 'rebate_code') throw notFound('Rebate program')
}

/**
 * Returns the reason, for the business's owner, why a campaign cannot give now what its messages promise. Null where it
 * can, and where every recipient has got theirs.
 */
export async function reasonNotToGive(ctx: BusinessContext, campaign: Campaign): Promise<string | null> {
  const { offer } = campaign
  if (!offer || !(await isOwed(ctx, campaign))) return null
  if (offer.kind === 'reward') {
    const reward = await gifts.findGift(ctx, offer.reward_id)
    return reward ? gifts.reasonNotToGive(reward) : null
  }
  const program = await findProgram(ctx.tx, ctx.businessId, offer.program_id)
  if (program?.status === 'active' && program.archived_at === null) return null
  return `The program ${program?.name ?? 'that gives its codes'} is paused, and gives no codes.`
}

/** Tells whether a recipient has yet to be given something. A recipient whose message only failed has got it. */
async function isOwed({ tx, businessId }: BusinessContext, { id, started_at }: Campaign): Promise<boolean> {
  if (!started_at) return true
  const [row] = await queryRows<{ owed: boolean }>(
    tx,
    sql`select exists (select 1 from campaign_recipients where business_id = ${businessId} and campaign_id = ${id}
      and state = 'waiting' and message_id is null) as owed`,
  )
  return row!.owed
}

/** A warning before a campaign starts that has fewer rewards to give than recipients; null where there are enough. */
export async function reasonToRunOut(
  ctx: BusinessContext,
  { locale }: Business,
  { offer }: Campaign,
  recipients: number,
): Promise<string | null> {
  const reward = offer?.kind === 'reward' ? await gifts.findGift(ctx, offer.reward_id) : undefined
  if (!reward || reward.stock === null || reward.stock >= recipients) return null
  return `There are only ${formatNumber(reward.stock, locale)} of ${reward.name}.`
}

/**
 * Gives a customer the campaign's offer, named in their language; called again, it gives the same one. The customer
 * must be locked.
 * @throws {Refusal} where it cannot be given by now
 */
export async function give(
  ctx: BusinessContext,
  business: Business,
  { id, offer }: { id: string; offer: CampaignOffer },
  { customerId, language }: { customerId: string; language: PageLanguage },
): Promise<gifts.Given> {
  const idempotencyKey = `campaign:${id}:${customerId}`
  if (offer.kind === 'reward') {
    const { kind: _reward, ...gift } = offer
    return gifts.giveGift(ctx, business, { customerId, gift, language, idempotencyKey })
  }
  const { reward } = await issueRebateCode(ctx, {
    customerId,
    programId: offer.program_id,
    source: 'automation',
    idempotencyKey,
  })
  return { id: reward.id, named: { name: reward.name, code: reward.redemption_code } }
}

/**
 * The offer as a message would name it, to show and to measure it. A rebate code has no name here: its program says it.
 */
export async function exampleOf(
  ctx: BusinessContext,
  business: Business,
  { offer }: Pick<Campaign, 'offer'>,
  language: PageLanguage,
): Promise<{ name?: string; code: string } | null> {
  if (offer?.kind === 'reward') {
    const reward = await gifts.findGift(ctx, offer.reward_id)
    return reward
      ? { name: gifts.giftName(ctx, business, reward.name, offer, language), code: ANY_CODE }
      : null
  }
  const program = offer && (await findProgram(ctx.tx, ctx.businessId, offer.program_id))
  if (!program) return null
  const { codePrefix = '' } = program.config as { codePrefix?: string }
  return { code: codePrefix + ANY_CODE }
}
