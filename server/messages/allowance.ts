import { eq } from 'drizzle-orm'
import type { Business } from '#server/companies/index.ts'
import { businesses } from '#server/companies/tables.ts'
import { recordCredits } from '#server/credits/index.ts'
import { allowed, type Tier, UNLIMITED } from '#server/plans/index.ts'
import { localDate } from '#server/platform/calendar.ts'
import type { ShopContext } from '#server/platform/context.ts'
import type { Message } from './queries.ts'

/** What a message takes: segments of the month's allowance, and credits for what goes beyond. */
export type Charge = { allowance: number; credits: number; month: string }

/** A message's columns for what it took; null for nothing. */
export const chargeColumns = (charge: Charge | null) => ({
  allowance_taken: charge?.allowance ?? 0,
  allowance_month: charge?.month ?? null,
  credits_taken: charge?.credits ?? 0,
})

type Priced = { type: 'sms' | 'email'; segments: number }

/** What a message would take from this shop at this moment, or null when its credits don't reach. */
export function chargeFor(business: Business, tier: Tier, now: Date, message: Priced): Charge | null {
  const month = localDate(now, business.time_zone).slice(0, 7)
  const left = message.type === 'sms' ? allowanceLeft(business, tier, month) : 0
  const allowance = Math.min(message.segments, left)
  const credits =
    message.type === 'sms' ? (message.segments - allowance) * tier.credit_cost_sms : tier.credit_cost_email
  return credits > business.credits_remaining ? null : { allowance, credits, month }
}

/** Texts of this month's allowance still to send; null where the plan has no limit. */
export function textsLeft(business: Business, tier: Tier, now: Date): number | null {
  const left = allowanceLeft(business, tier, localDate(now, business.time_zone).slice(0, 7))
  return Number.isFinite(left) ? left : null
}

function allowanceLeft(business: Business, tier: Tier, month: string): number {
  const most = allowed(tier, 'sms')
  if (most === UNLIMITED) return Number.POSITIVE_INFINITY
  return Math.max(0, most - usedIn(business, month))
}

const usedIn = (business: Business, month: string): number =>
  business.usage_sms_month === month ? business.usage_sms_monthly : 0

/** Why a message is not affordable, for the shop's owner. */
export function unaffordable(tier: Tier, type: 'sms' | 'email'): string {
  if (type === 'email') return 'There are not enough credits left for this email.'
  return `The ${allowed(tier, 'sms')} texts a month of your ${tier.name} plan are used up, and there are not enough credits for another.`
}

/** Takes a charge. The business row must be locked, and `business` be what it holds. */
export async function take(
  ctx: ShopContext,
  business: Business,
  message: Message,
  charge: Charge,
): Promise<void> {
  if (charge.allowance > 0) {
    await ctx.tx
      .update(businesses)
      .set({
        usage_sms_month: charge.month,
        usage_sms_monthly: usedIn(business, charge.month) + charge.allowance,
      })
      .where(eq(businesses.id, ctx.businessId))
  }
  if (charge.credits > 0) await moveCredits(ctx, message, 'reserved', -charge.credits)
}

/** Gives back what a message took: it certainly did not go out. The business row must be locked. */
export async function giveBack(ctx: ShopContext, business: Business, message: Message): Promise<void> {
  // An allowance of a month gone by has no use any more.
  if (message.allowance_taken > 0 && message.allowance_month === business.usage_sms_month) {
    await ctx.tx
      .update(businesses)
      .set({ usage_sms_monthly: Math.max(0, business.usage_sms_monthly - message.allowance_taken) })
      .where(eq(businesses.id, ctx.businessId))
  }
  if (message.credits_taken > 0) await moveCredits(ctx, message, 'returned', message.credits_taken)
}

function moveCredits(ctx: ShopContext, message: Message, kind: 'reserved' | 'returned', credits: number) {
  const reason = {
    reserved: message.type === 'sms' ? "A text beyond the month's allowance" : 'An email',
    returned: message.type === 'sms' ? 'A text that did not arrive' : 'An email that did not arrive',
  }[kind]
  return recordCredits(ctx.tx, ctx.businessId, ctx.now, {
    kind,
    credits,
    reason,
    communicationLogId: message.id,
  })
}
