import type { Business } from '#server/businesses/directory/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { networkOf, wideNetworkOf } from '#server/platform/network.ts'
import type { TextLimits } from '#server/platform/textLimits.ts'
import type { TextScope } from './tables.ts'
import { type CountingContext, countTexts, type DayLimit, findSpent } from './textCounts.ts'

/**
 * A business that nobody has paid or spoken for, whatever its age: accounts cost nothing to make, and can be made to
 * wait. What a stranger makes texts with is capped, each, all from one network, and all together.
 */
export async function isYoung({ tx, now }: BusinessContext, business: Business): Promise<boolean> {
  if (business.plan_texts_since !== null) return false
  return (await findPlan({ tx, now }, business)).grant === null
}

/** What the texts that a business sends in a day count for. */
export async function limitsOf(ctx: BusinessContext, business: Business): Promise<DayLimit[]> {
  const { textLimits } = ctx
  const young = (await isYoung(ctx, business)) ? youngLimits(textLimits, business) : []
  return [...young, platformLimit(textLimits)]
}

function youngLimits(most: TextLimits, { id, sign_up_network: network }: Business): DayLimit[] {
  const fromOne: DayLimit[] = network
    ? [{ scope: 'young network', subject: network, most: most.youngNetwork }]
    : []
  return [
    { scope: 'young business', subject: id, most: most.youngBusiness },
    ...fromOne,
    { scope: 'young businesses', subject: '', most: most.youngBusinesses },
  ]
}

const platformLimit = ({ platform }: TextLimits): DayLimit => ({
  scope: 'platform',
  subject: '',
  most: platform,
})

/** Counts a text of the platform itself, which no business sends. */
export const countPlatformText = (ctx: CountingContext, segments = 1): Promise<TextScope | null> =>
  countTexts(ctx, [platformLimit(ctx.textLimits)], segments)

/** Counts texts that somebody at an address asks for; whoever has many networks has them in one wide one. */
export function countTextsFrom(
  ctx: CountingContext,
  address: string,
  segments = 1,
): Promise<TextScope | null> {
  return countTexts(ctx, limitsFrom(ctx, address), segments)
}

function limitsFrom({ textLimits, keyring }: CountingContext, address: string): DayLimit[] {
  const wide = wideNetworkOf(address)
  const limits: DayLimit[] = [
    { scope: 'network', subject: keyring.hash(`network:${networkOf(address)}`), most: textLimits.network },
  ]
  if (wide) {
    const subject = keyring.hash(`network:${wide}`)
    limits.push({ scope: 'wide network', subject, most: textLimits.wideNetwork })
  }
  return limits
}

/** Whether the network that this request comes from has no text left today. */
export const isNetworkSpent = async (ctx: BusinessContext): Promise<boolean> =>
  ctx.address !== null && (await findSpent(ctx, limitsFrom(ctx, ctx.address))) !== null

/**
 * Counts a text for the network that its cause came from, where strangers caused it: customers, and the staff of a
 * young business. What jobs send comes from nowhere.
 */
export async function countForNetwork(
  ctx: BusinessContext,
  business: Business,
  segments: number,
): Promise<TextScope | null> {
  const { address } = ctx
  if (!address) return null
  const isStranger = ctx.actor.kind === 'anonymous' || ctx.actor.kind === 'customer'
  return isStranger || (await isYoung(ctx, business)) ? countTextsFrom(ctx, address, segments) : null
}

/** Why a text is not sent where a limit of the day is spent, for the business's owner. */
export const limitWords: Record<TextScope, string> = {
  platform: 'Regulars has sent as many texts as it may in a day. Texts go out again tomorrow.',
  'young businesses':
    'Shops that have paid nothing have together sent as many texts as they may in a day. Texts go out again tomorrow.',
  'young business':
    'The texts that a shop which has paid nothing can send in a day are used up. Texts go out again tomorrow.',
  'young network':
    'Shops that were opened from one network have together sent as many texts as they may in a day. Texts go out again tomorrow.',
  network: 'Too many texts were asked for from one network today.',
  'wide network': 'Too many texts were asked for from one network today.',
}
