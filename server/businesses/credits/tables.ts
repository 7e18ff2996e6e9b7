import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businessId, createdAt, crossing, ownBusiness, whole } from '#server/platform/database/columns.ts'

/** Every movement of credits; `businesses.credits_remaining` is their sum. Append-only. */
export const creditTransactions = pgTable(
  'credit_transactions',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'initial' | 'reserved' | 'returned' | 'granted' | 'taken'>().notNull(),
    credits: whole('credits').notNull(),
    communication_log_id: uuid('communication_log_id'),
    reason: text('reason').notNull(),
    recorded_by: uuid('recorded_by'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    index('credit_transactions_created').on(t.business_id, t.created_at),
    ownBusiness(t.business_id),
    crossing(),
  ],
)
