import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import { previewEmail } from '../compose/layOutEmail.ts'
import type { MessagePreview } from '../contract.ts'
import { priceMessage } from '../limits/priceMessage.ts'
import { isMarketingText, nextTextingMoment } from '../limits/quietHours.ts'
import { reasonToWithhold } from '../limits/reasonToWithhold.ts'
import { countHadBy, reasonOverCap } from '../limits/weeklyCap.ts'
import { composeQuickMessage, type QuickMessage, type QuickRequest, unreachable } from './quickMessage.ts'

/**
 * Previews a message: what a customer would read, what it would take, when it would go and whether it would go at all.
 * @throws {Refusal} 'not_found' for another business's customer or template.
 */
export async function previewMessage(ctx: BusinessContext, request: QuickRequest): Promise<MessagePreview> {
  const { message, audience } = await composeQuickMessage(ctx, request)
  const { business } = audience
  const { unaffordable, ...price } = await priceMessage(ctx, business, message)
  const dueAt = isMarketingText(message) ? nextTextingMoment(ctx.now, business) : ctx.now
  const refusal = unreachable(request.type, audience) ?? (await withheld(ctx, business, message))
  return {
    subject: message.subject ?? null,
    content: message.content,
    html: request.type === 'email' ? await pageOf(ctx, business, message) : null,
    recipient: message.recipient,
    ...price,
    goes_at: dueAt > ctx.now ? dueAt.toISOString() : null,
    refusal: sentenceIn(ctx.language, refusal ?? unaffordable),
    upgrade: refusal === null && unaffordable !== null,
  }
}

const pageOf = (ctx: BusinessContext, business: Business, { subject, content, parts }: QuickMessage) =>
  previewEmail(ctx, business, {
    ...{ subject: subject ?? '', body: content, blocks: parts?.blocks },
    ...(parts?.language && { language: parts.language }),
  })

async function withheld(ctx: BusinessContext, business: Business, message: QuickMessage) {
  const { type, purpose, customerId, recipient, capped } = message
  if (recipient === null) return null
  const said = { subject: message.subject, content: message.content, metadata: message.parts }
  const receiver = { type, purpose, capped, customer_id: customerId, recipient, ...said }
  const reason = await reasonToWithhold(ctx, business, receiver)
  if (reason !== null || !capped || customerId === null) return reason
  const counted = { type, recipient }
  return reasonOverCap(business, type, (await countHadBy(ctx, business, [counted], ctx.now)).of(counted))
}
