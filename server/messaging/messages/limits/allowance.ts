import { type Business, setMessageUsage } from '#server/businesses/business/index.ts'
import { recordCredits } from '#server/businesses/credits/index.ts'
import {
  allowed,
  awaitsPayment,
  type Plan,
  priceOf,
  type Tier,
  UNLIMITED,
} from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { Message } from '../queries.ts'

/** A message's price: segments, or the one mail, from the month's allowance, and credits for what goes beyond. */
export type Charge = { segments: number; allowance: number; credits: number; month: string }

/** A message's columns for its charge; null for no charge. */
export const chargeColumns = (charge: Charge | null) => ({
  allowance_taken: charge?.allowance ?? 0,
  allowance_month: charge?.month ?? null,
  credits_taken: charge?.credits ?? 0,
})

/** `capped` is marketing that answers no act of the customer. Of mails, only these count. */
type Priced = { type: 'sms' | 'email'; segments: number; capped?: boolean }
/** A business, with its plan at this moment. */
export type Payer = { business: Business } & Plan
type Terms = Pick<BusinessContext, 'now' | 'textLimits'>

/** The charge of a message to this payer at this moment; null where it may not go or the credits don't suffice. */
export function chargeFor(ctx: Terms, payer: Payer, message: Priced): Charge | null {
  const { business, tier } = payer
  const month = monthOf(ctx, business)
  const { type, segments, capped = false } = message
  if (type === 'email') {
    if (capped && mailsLeft(ctx, payer) < 1) return null
    return affordable(business, {
      segments,
      allowance: capped ? 1 : 0,
      credits: tier.credit_cost_email,
      month,
    })
  }
  if (segments > leftBeforePayment(ctx, payer)) return null
  const allowance = Math.min(segments, monthlyLeft(business, tier, month))
  const credits = (segments - allowance) * tier.credit_cost_sms
  return affordable(business, { segments, allowance, credits, month })
}

const affordable = ({ credits_remaining }: Business, charge: Charge): Charge | null =>
  charge.credits > credits_remaining ? null : charge

function leftBeforePayment({ textLimits }: Terms, payer: Payer): number {
  if (!awaitsPayment(payer, payer.business.plan_texts_since)) return Number.POSITIVE_INFINITY
  return Math.max(0, textLimits.beforePayment - usedBeforePayment(payer.business))
}

/**
 * Marketing mails still to send: out of a few in all before the first payment, out of the month's on a plan without a
 * price.
 */
function mailsLeft({ now, textLimits: { mails } }: Terms, payer: Payer): number {
  const { business, tier } = payer
  if (awaitsPayment(payer, business.plan_texts_since))
    return Math.max(0, mails.beforePayment - mailsBeforePayment(business))
  if (priceOf(tier) > 0) return Number.POSITIVE_INFINITY
  return Math.max(0, mails.monthlyOnFree - mailsIn(business, monthOf({ now }, business)))
}

/** Never below 0: a repair can find fewer texts than there were when the trial began. */
const usedBeforePayment = ({ usage_sms_total, texts_before_trial }: Business): number =>
  Math.max(0, usage_sms_total - texts_before_trial)

const mailsBeforePayment = ({ usage_mails_total, mails_before_trial }: Business): number =>
  Math.max(0, usage_mails_total - mails_before_trial)

/** A business's usage of the texts it may send: of the month's, or of all that it has until a paid plan is paid. */
export function textUsage(ctx: Terms, payer: Payer): { used: number; limit: number; until_paid: boolean } {
  const { business, tier } = payer
  const limit = allowed(tier, 'sms')
  if (
    awaitsPayment(payer, business.plan_texts_since) &&
    (limit === UNLIMITED || limit > ctx.textLimits.beforePayment)
  )
    return { used: usedBeforePayment(business), limit: ctx.textLimits.beforePayment, until_paid: true }
  const month = monthOf(ctx, business)
  return { used: usedIn(business, month), limit, until_paid: false }
}

/** Texts still to send without credits; null where there is no limit. */
export function textsLeft(ctx: Terms, payer: Payer): number | null {
  const month = monthOf(ctx, payer.business)
  const left = Math.min(monthlyLeft(payer.business, payer.tier, month), leftBeforePayment(ctx, payer))
  return Number.isFinite(left) ? left : null
}

/**
 * The business's month, which never goes back: another time zone at the end of a month brings no second allowance,
 * however often it is changed.
 */
function monthOf({ now }: Pick<Terms, 'now'>, business: Business): string {
  const { time_zone, usage_sms_month, usage_mails_month } = business
  return [localDate(now, time_zone).slice(0, 7), usage_sms_month, usage_mails_month].sort().at(-1)!
}

function monthlyLeft(business: Business, tier: Tier, month: string): number {
  const most = allowed(tier, 'sms')
  if (most === UNLIMITED) return Number.POSITIVE_INFINITY
  return Math.max(0, most - usedIn(business, month))
}

const usedIn = (business: Business, month: string): number =>
  business.usage_sms_month === month ? business.usage_sms_monthly : 0

const mailsIn = (business: Business, month: string): number =>
  business.usage_mails_month === month ? business.usage_mails_monthly : 0

/** The reason, for the business's owner, why a message is not affordable. */
export function unaffordable(ctx: Terms, payer: Payer, { type, segments, capped }: Priced): string {
  const { name } = payer.tier
  if (type === 'email')
    return (
      (capped ? tooManyMails(ctx, payer, 1) : null) ?? 'There are not enough credits left for this email.'
    )
  if (segments > leftBeforePayment(ctx, payer))
    return `The ${ctx.textLimits.beforePayment} texts that come before the first payment for the ${name} plan are used up.`
  return `The ${allowed(payer.tier, 'sms')} texts a month of your ${name} plan are used up, and there are not enough credits for another.`
}

/** The reason, for the business's owner, why so many marketing mails cannot go; null where they can. */
export function tooManyMails(ctx: Terms, payer: Payer, mails: number): string | null {
  const left = mailsLeft(ctx, payer)
  if (mails <= left) return null
  const { name } = payer.tier
  const { beforePayment, monthlyOnFree } = ctx.textLimits.mails
  const all = awaitsPayment(payer, payer.business.plan_texts_since)
    ? `${beforePayment} marketing emails that come before the first payment for the ${name} plan`
    : `${monthlyOnFree} marketing emails a month of the ${name} plan`
  return left === 0 ? `The ${all} are used up.` : `Only ${left} of the ${all} are left.`
}

/** A business as it is once it has paid for a message. */
export const afterCharge = (business: Business, type: 'sms' | 'email', charge: Charge): Business => ({
  ...business,
  ...(type === 'sms' ? afterText(business, charge) : afterMail(business, charge)),
  credits_remaining: business.credits_remaining - charge.credits,
})

const afterText = (business: Business, charge: Charge): Partial<Business> => ({
  usage_sms_total: business.usage_sms_total + charge.segments,
  ...(charge.allowance > 0 && {
    usage_sms_month: charge.month,
    usage_sms_monthly: usedIn(business, charge.month) + charge.allowance,
  }),
})

const afterMail = (business: Business, { allowance, month }: Charge): Partial<Business> =>
  allowance > 0
    ? {
        usage_mails_total: business.usage_mails_total + allowance,
        usage_mails_month: month,
        usage_mails_monthly: mailsIn(business, month) + allowance,
      }
    : {}

export type Charged = { message: Message; charge: Charge }

/** Takes charges. The business row must be locked, and `business` must be its current content. */
export async function take(ctx: BusinessContext, business: Business, charged: Charged[]): Promise<void> {
  const after = charged.reduce((now, { message, charge }) => afterCharge(now, message.type, charge), business)
  const { usage_sms_month, usage_sms_monthly, usage_sms_total } = after
  const { usage_mails_month, usage_mails_monthly, usage_mails_total } = after
  if (charged.some(({ message }) => message.type === 'sms'))
    await setMessageUsage(ctx, { usage_sms_month, usage_sms_monthly, usage_sms_total })
  if (charged.some(({ message, charge }) => message.type === 'email' && charge.allowance > 0))
    await setMessageUsage(ctx, { usage_mails_month, usage_mails_monthly, usage_mails_total })
  for (const { message, charge } of charged)
    if (charge.credits > 0) await moveCredits(ctx, message, 'reserved', -charge.credits)
}

/** Gives back what a message took, as it certainly did not go out. The business row must be locked. */
export async function giveBack(ctx: BusinessContext, business: Business, message: Message): Promise<void> {
  const returned = message.type === 'sms' ? withoutText(business, message) : withoutMail(business, message)
  if (returned) await setMessageUsage(ctx, returned)
  if (message.credits_taken > 0) await moveCredits(ctx, message, 'returned', message.credits_taken)
}

/** The allowance of a past month is not given back: it has no use any more. */
const withoutText = (business: Business, message: Message): Partial<Business> => ({
  ...(message.allowance_month === business.usage_sms_month && {
    usage_sms_monthly: Math.max(0, business.usage_sms_monthly - message.allowance_taken),
  }),
  usage_sms_total: Math.max(0, business.usage_sms_total - message.segments),
})

const withoutMail = (business: Business, { allowance_taken, allowance_month }: Message) =>
  allowance_taken > 0 && {
    ...(allowance_month === business.usage_mails_month && {
      usage_mails_monthly: Math.max(0, business.usage_mails_monthly - allowance_taken),
    }),
    usage_mails_total: Math.max(0, business.usage_mails_total - allowance_taken),
  }

function moveCredits(ctx: BusinessContext, message: Message, kind: 'reserved' | 'returned', credits: number) {
  const reason = {
    reserved: message.type === 'sms' ? 'A text beyond the month’s allowance' : 'An email',
    returned: message.type === 'sms' ? 'A text that did not arrive' : 'An email that did not arrive',
  }[kind]
  return recordCredits(ctx.tx, ctx.businessId, ctx.now, {
    kind,
    credits,
    reason,
    communicationLogId: message.id,
  })
}
