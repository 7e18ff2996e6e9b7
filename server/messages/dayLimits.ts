import type { Business } from '#server/companies/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { networkOf, wideNetworkOf } from '#server/platform/network.ts'
import type { TextScope } from './tables.ts'
import { type CountingContext, countTexts, type DayLimit, findSpent } from './textCounts.ts'

/** How long a business counts as young, unless somebody has paid or spoken for it. */
const YOUNG_MS = 30 * 86_400_000

/** Accounts cost nothing to make; what a stranger makes texts with is capped, each and all together. */
export const isYoung = ({ plan_texts_since, created_at }: Business, now: Date): boolean =>
  plan_texts_since === null && now.getTime() - created_at.getTime() < YOUNG_MS

/** What the texts that a business sends in a day count for. */
export function limitsOf({ textLimits, now }: ShopContext, business: Business): DayLimit[] {
  const young: DayLimit[] = [
    { scope: 'young business', subject: business.id, most: textLimits.youngBusiness },
    { scope: 'young businesses', subject: '', most: textLimits.youngBusinesses },
  ]
  return [...(isYoung(business, now) ? young : []), platformLimit(textLimits)]
}

const platformLimit = ({ platform }: CountingContext['textLimits']): DayLimit => ({
  scope: 'platform',
  subject: '',
  most: platform,
})

/** Counts a text of the platform itself, which no shop sends. */
export const countPlatformText = (ctx: CountingContext): Promise<TextScope | null> =>
  countTexts(ctx, [platformLimit(ctx.textLimits)], 1)

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
export const isNetworkSpent = async (ctx: ShopContext): Promise<boolean> =>
  ctx.address !== null && (await findSpent(ctx, limitsFrom(ctx, ctx.address))) !== null

/**
 * Counts a text for the network that its cause came from, where strangers caused it: guests, and the staff of a
 * young business. What jobs send comes from nowhere.
 */
export async function countForNetwork(
  ctx: ShopContext,
  business: Business,
  segments: number,
): Promise<TextScope | null> {
  const { address } = ctx
  const isStranger = ctx.actor.kind === 'guest' || ctx.actor.kind === 'customer' || isYoung(business, ctx.now)
  return address && isStranger ? countTextsFrom(ctx, address, segments) : null
}

/** Why a text is not sent where a limit of the day is spent, for the shop's owner. */
export const limitWords: Record<TextScope, string> = {
  platform: 'Regulars has sent as many texts as it may in a day. Texts go out again tomorrow.',
  'young businesses':
    'New shops have together sent as many texts as they may in a day. Texts go out again tomorrow.',
  'young business': 'The texts that a new shop can send in a day are used up. Texts go out again tomorrow.',
  network: 'Too many texts were asked for from one network today.',
  'wide network': 'Too many texts were asked for from one network today.',
}
