import type { Business } from '#server/businesses/business/index.ts'
import { isYoung } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { networkOf, wideNetworkOf } from '#server/platform/network/network.ts'
import type { DayScope, TextScope } from '../tables.ts'
import { type CountingContext, countTexts, type DayLimit, findSpent } from './textCounts.ts'
import type { DayLimits, TextLimits } from './textLimits.ts'

type Channel = 'sms' | 'email'

/** Limits of the day that bind a business's texts, or its mails to customers. A young business has more of them. */
export async function limitsOf(
  ctx: BusinessContext,
  business: Business,
  channel: Channel,
): Promise<DayLimit[]> {
  const young = (await isYoung(ctx, business)) ? youngLimits(ctx, business, channel) : []
  return [...young, platformLimit(ctx, channel)]
}

const mostOf = ({ textLimits }: { textLimits: TextLimits }, channel: Channel): DayLimits =>
  channel === 'sms' ? textLimits : textLimits.mails

const scopeOf = (channel: Channel, scope: TextScope): DayScope =>
  channel === 'sms' ? scope : `mail ${scope}`

function youngLimits(
  ctx: BusinessContext,
  { id, sign_up_network: network }: Business,
  channel: Channel,
): DayLimit[] {
  const most = mostOf(ctx, channel)
  const fromOne: DayLimit[] = network
    ? [{ scope: scopeOf(channel, 'young network'), subject: network, most: most.youngNetwork }]
    : []
  return [
    { scope: scopeOf(channel, 'young business'), subject: id, most: most.youngBusiness },
    ...fromOne,
    { scope: scopeOf(channel, 'young businesses'), subject: '', most: most.youngBusinesses },
  ]
}

const platformLimit = (ctx: CountingContext, channel: Channel): DayLimit => ({
  scope: scopeOf(channel, 'platform'),
  subject: '',
  most: mostOf(ctx, channel).platform,
})

/** Counts a text of the platform itself, which no business sends. */
export const countPlatformText = (ctx: CountingContext, segments = 1): Promise<DayScope | null> =>
  countTexts(ctx, [platformLimit(ctx, 'sms')], segments)

/**
 * Counts texts that somebody at an address asks for. An IPv6 address counts in its wide network, too, as its holder may
 * have many networks.
 */
export const countTextsFrom = (
  ctx: CountingContext,
  address: string,
  segments = 1,
): Promise<DayScope | null> => countTexts(ctx, limitsFrom(ctx, address, 'sms'), segments)

function limitsFrom(ctx: CountingContext, address: string, channel: Channel): DayLimit[] {
  const most = mostOf(ctx, channel)
  const hashed = (network: string) => ctx.keyring.hash(`network:${network}`)
  const wide = wideNetworkOf(address)
  const limits: DayLimit[] = [
    { scope: scopeOf(channel, 'network'), subject: hashed(networkOf(address)), most: most.network },
  ]
  if (wide)
    limits.push({ scope: scopeOf(channel, 'wide network'), subject: hashed(wide), most: most.wideNetwork })
  return limits
}

/** True if the network that this request comes from has no text left today. */
export const isNetworkSpent = async (ctx: BusinessContext): Promise<boolean> =>
  ctx.address !== null && (await findSpent(ctx, limitsFrom(ctx, ctx.address, 'sms'))) !== null

/**
 * Counts a text or mail for the network of the person who caused it, where that is a stranger: a customer, or the staff
 * of a young business. Jobs have no network.
 */
export async function countForNetwork(
  ctx: BusinessContext,
  business: Business,
  { type, segments }: { type: Channel; segments: number },
): Promise<DayScope | null> {
  const { address } = ctx
  if (!address) return null
  const isStranger = ctx.actor.kind === 'anonymous' || ctx.actor.kind === 'customer'
  if (!isStranger && !(await isYoung(ctx, business))) return null
  return countTexts(ctx, limitsFrom(ctx, address, type), segments)
}

const wordsFor = (what: 'texts' | 'emails', What: 'Texts' | 'Emails'): Record<TextScope, string> => ({
  platform: `Regulars has sent as many ${what} as it may in a day. ${What} go out again tomorrow.`,
  'young businesses': `Shops that have paid nothing have together sent as many ${what} as they may in a day. ${What} go out again tomorrow.`,
  'young business': `The ${what} that a shop which has paid nothing can send in a day are used up. ${What} go out again tomorrow.`,
  'young network': `Shops that were opened from one network have together sent as many ${what} as they may in a day. ${What} go out again tomorrow.`,
  network: `Too many ${what} were asked for from one network today.`,
  'wide network': `Too many ${what} were asked for from one network today.`,
})

/** Reasons, for the business's owner, why a text or mail is not sent where a limit of the day is spent. */
export const limitWords: Record<DayScope, string> = {
  ...wordsFor('texts', 'Texts'),
  ...(Object.fromEntries(
    Object.entries(wordsFor('emails', 'Emails')).map(([scope, words]) => [`mail ${scope}`, words]),
  ) as Record<`mail ${TextScope}`, string>),
}

/** The number that a limit of the day allows. */
export function mostIn(textLimits: TextLimits, scope: DayScope): number {
  const isMail = scope.startsWith('mail ')
  const most = mostOf({ textLimits }, isMail ? 'email' : 'sms')
  return {
    platform: most.platform,
    'young businesses': most.youngBusinesses,
    'young business': most.youngBusiness,
    'young network': most.youngNetwork,
    network: most.network,
    'wide network': most.wideNetwork,
  }[scope.replace(/^mail /, '') as TextScope]
}
