import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { MOST_COUNTED, type Outbox, outboxReading } from '#server/platform/metrics/index.ts'

/** Events of all businesses that are not handed on to their subscribers yet. */
export const eventsReading = outboxReading('events', (tx) =>
  queryRows<Outbox>(
    tx,
    sql`select 'events' as name, waiting, failing, oldest from events_waiting(${MOST_COUNTED}::integer)`,
  ),
)
