import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { MOST_COUNTED, type Outbox, outboxReading } from '#server/platform/metrics/index.ts'

/** Texts and mails of all businesses that are due and not sent. */
export const messagesReading = outboxReading('messages', (tx, now) =>
  queryRows<Outbox>(
    tx,
    sql`select 'messages' as name, waiting, oldest
      from messages_waiting(${now.toISOString()}::timestamptz, ${MOST_COUNTED}::integer)`,
  ),
)
