import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { MOST_COUNTED, type Outbox, outboxReading } from '#server/platform/metrics/index.ts'

/** Events that are due at endpoints and not sent yet. */
export const webhooksReading = outboxReading('webhooks', (tx, now) =>
  queryRows<Outbox>(
    tx,
    sql`select 'webhooks' as name, waiting, failing, oldest
      from webhooks_waiting(${now.toISOString()}::timestamptz, ${MOST_COUNTED}::integer)`,
  ),
)
