import type { Business } from '#server/businesses/business/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { measureSent } from '../compose/composeText.ts'
import type { Purpose } from '../tables.ts'
import { chargeFor, textsLeft, tooManyMails, unaffordable } from './allowance.ts'

/**
 * Measures a rendered message as it is sent, and prices it: what it would take now, what is left, and why it could not
 * be paid for.
 */
export async function priceMessage(
  ctx: BusinessContext,
  business: Business,
  message: { type: 'sms' | 'email'; purpose: Purpose; content: string; outgoing?: string; capped?: boolean },
) {
  const payer = { business, ...(await findPlan(ctx, business)) }
  const measured = measureSent(ctx, business, message)
  const size = message.type === 'sms' ? measured : { ...measured, segments: 1 }
  const priced = { type: message.type, segments: size.segments, capped: message.capped ?? false }
  const charge = chargeFor(ctx, payer, priced)
  return {
    ...size,
    takes: {
      allowance: message.type === 'sms' ? (charge?.allowance ?? 0) : 0,
      credits: charge?.credits ?? 0,
    },
    left: { allowance: textsLeft(ctx, payer), credits: business.credits_remaining },
    unaffordable: charge ? null : unaffordable(ctx, payer, priced),
  }
}

/** Prices many marketing messages together: what they would take now, and why they could not all be paid for. */
export async function priceMany(
  ctx: BusinessContext,
  business: Business,
  { type, messages, segments }: { type: 'sms' | 'email'; messages: number; segments: number },
) {
  const payer = { business, ...(await findPlan(ctx, business)) }
  const left = { allowance: textsLeft(ctx, payer), credits: business.credits_remaining }
  const allowance = type === 'sms' ? Math.min(segments, left.allowance ?? segments) : 0
  const { credit_cost_sms, credit_cost_email } = payer.tier
  const credits = type === 'sms' ? (segments - allowance) * credit_cost_sms : messages * credit_cost_email
  const tooMany = type === 'email' ? tooManyMails(ctx, payer, messages) : null
  const isPaid = type === 'email' ? credits <= left.credits : chargeFor(ctx, payer, { type, segments })
  return {
    takes: { allowance, credits },
    left,
    unaffordable: tooMany ?? (isPaid || messages === 0 ? null : unaffordable(ctx, payer, { type, segments })),
  }
}
