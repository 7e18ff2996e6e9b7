import { sql } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'

/** What a phone wrote while it was nobody's, and what was answered, goes to whoever becomes a customer with it. */
export const adoptingSubscriber = {
  types: ['customer.joined', 'customer.changed'],
  async handleTogether({ tx, businessId }, happened) {
    const changed = [...idsOf(happened, 'customer.joined'), ...idsOf(happened, 'customer.changed')]
    const customerIds = changed.map(({ customer_id }) => customer_id)
    await tx.execute(sql`
      update ${logs} l set customer_id = c.id from ${customers} c
      where c.business_id = ${businessId}::uuid and c.id = any(${sql.param(customerIds)}::uuid[])
        and l.business_id = ${businessId}::uuid and l.type = 'sms' and l.recipient = c.phone
        and l.customer_id is null and (l.direction = 'in' or l.staff_name is not null)`)
  },
} satisfies Subscriber
