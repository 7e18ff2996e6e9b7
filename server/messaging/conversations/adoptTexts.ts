import { findContacts } from '#server/loyalty/customers/index.ts'
import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { adoptTexts } from '#server/messaging/messages/index.ts'

/** Gives a new customer the texts that came from their phone, and the answers, while no customer had it. */
export const adoptingSubscriber = {
  types: ['customer.joined', 'customer.changed'],
  async handleTogether(ctx, happened) {
    const changed = [...idsOf(happened, 'customer.joined'), ...idsOf(happened, 'customer.changed')]
    const contacts = await findContacts(
      ctx,
      changed.map(({ customer_id }) => customer_id),
    )
    await adoptTexts(
      ctx,
      [...contacts.values()].flatMap(({ id, phone }) => (phone ? [{ id, phone }] : [])),
    )
  },
} satisfies Subscriber
