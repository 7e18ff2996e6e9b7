import type { Business } from '#server/businesses/directory/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { chargeFor, textsLeft, unaffordable } from './allowance.ts'
import { measureText } from './segments.ts'

/** How large a rendered message is, what it would take at this moment, of how much, and why it could not be paid for. */
export async function priceMessage(
  ctx: BusinessContext,
  business: Business,
  message: { type: 'sms' | 'email'; content: string },
) {
  const payer = { business, ...(await findPlan(ctx, business)) }
  const measured = measureText(message.content)
  const size = message.type === 'sms' ? measured : { ...measured, segments: 1 }
  const priced = { type: message.type, segments: size.segments }
  const charge = chargeFor(ctx, payer, priced)
  return {
    ...size,
    takes: { allowance: charge?.allowance ?? 0, credits: charge?.credits ?? 0 },
    left: { allowance: textsLeft(ctx, payer), credits: business.credits_remaining },
    unaffordable: charge ? null : unaffordable(ctx, payer, priced),
  }
}
