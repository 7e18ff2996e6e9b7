import { type NewMessage, queueMessage } from '#server/messaging/messages/queue/queueMessage.ts'
import type { MessageBusiness } from './business.ts'

let customers = 0
/** An address that is used only once in this run. */
export const newAddress = (): string => `reader-${customers++}@example.com`

/**
 * Queues a mail to a new customer, by default marketing that no act of theirs caused. The customer has visited once by
 * default.
 */
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
