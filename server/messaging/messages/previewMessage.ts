import type { Business } from '#server/businesses/directory/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { chargeFor, textsLeft, unaffordable } from './allowance.ts'
import type { MessagePreview } from './contract.ts'
import { isMarketingText } from './queueMessage.ts'
import { composeQuickMessage, type QuickMessage, type QuickRequest, unreachable } from './quickMessage.ts'
import { nextTextingMoment } from './quietHours.ts'
import { reasonToWithhold } from './reasonToWithhold.ts'
import { measureText } from './segments.ts'

/**
 * What a customer would read, what it would take, when it would go and whether it would go at all.
 * @throws {Refusal} 'not_found' for another business's customer or template.
 */
export async function previewMessage(ctx: BusinessContext, request: QuickRequest): Promise<MessagePreview> {
  const { message, audience } = await composeQuickMessage(ctx, request)
  const { business } = audience
  const payer = { business, ...(await findPlan(ctx, business)) }
  const measured = measureText(message.content)
  const size = request.type === 'sms' ? measured : { ...measured, segments: 1 }
  const priced = { type: request.type, segments: size.segments }
  const charge = chargeFor(ctx, payer, priced)
  const dueAt = isMarketingText(message) ? nextTextingMoment(ctx.now, business) : ctx.now
  const refusal = unreachable(request.type, audience) ?? (await withheld(ctx, business, message))
  return {
    subject: message.subject ?? null,
    content: message.content,
    recipient: message.recipient,
    ...size,
    takes: { allowance: charge?.allowance ?? 0, credits: charge?.credits ?? 0 },
    left: { allowance: textsLeft(ctx, payer), credits: business.credits_remaining },
    goes_at: dueAt > ctx.now ? dueAt.toISOString() : null,
    refusal: refusal ?? (charge ? null : unaffordable(ctx, payer, priced)),
    upgrade: refusal === null && charge === null,
  }
}

const withheld = (
  ctx: BusinessContext,
  payer: Business,
  { type, purpose, customerId, recipient }: QuickMessage,
) =>
  recipient === null
    ? null
    : reasonToWithhold(ctx, payer, { type, purpose, customer_id: customerId, recipient })
