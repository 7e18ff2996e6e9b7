import { type NewMessage, queueMessage } from '#server/messaging/messages/queue/queueMessage.ts'
import type { MessageBusiness } from './business.ts'

let customers = 0
/** An address that is used only once in this run. */
export const newAddress = (): string => `reader-${customers++}@example.com`

/** A mail to somebody new, of marketing that nobody caused unless told otherwise. They have come once, or as often as told. */
export async function queueMail(
  business: MessageBusiness,
  more: Partial<NewMessage> = {},
  { visits = 1 } = {},
) {
  const recipient = newAddress()
  const customerId = await business.addCustomer({ email: recipient, agreed: ['email'], visits })
  const words = {
    type: 'email',
    purpose: 'marketing',
    capped: true,
    subject: 'News',
    content: 'Hello',
  } as const
  const queued = await business.run((ctx) =>
    queueMessage(ctx, { ...words, customerId, recipient, dedupe_key: `mail to ${recipient}`, ...more }),
  )
  return { ...queued, customerId }
}
