import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { MOST_COUNTED, type Outbox, outboxReading } from '#server/platform/metrics/index.ts'

/** Changes of customers that Mailchimp has not been told yet. */
export const mailchimpReading = outboxReading('mailchimp', (tx) =>
  queryRows<Outbox>(
    tx,
    sql`select 'mailchimp' as name, waiting, oldest from mailchimp_waiting(${MOST_COUNTED}::integer)`,
  ),
)
