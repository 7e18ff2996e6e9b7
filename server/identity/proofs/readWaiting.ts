import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { type Outbox, outboxReading } from '#server/platform/metrics/index.ts'

/** Mails and texts about accounts that are not sent yet: what people need to sign in. The tables are nearly empty. */
export const accountMessagesReading = outboxReading('account messages', (tx) =>
  queryRows<Outbox>(
    tx,
    sql`select 'account mails' as name, count(*)::integer as waiting, min(created_at) as oldest from account_mails
      union all
      select 'account texts' as name, count(*)::integer as waiting, min(created_at) as oldest from account_texts`,
  ),
)
