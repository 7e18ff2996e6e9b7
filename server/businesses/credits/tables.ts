import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { businessId, createdAt, crossing, ownBusiness, whole } from '#server/platform/database/columns.ts'

/** 'refunded' takes back credits whose money was given back. */
export type CreditKind = 'initial' | 'reserved' | 'returned' | 'granted' | 'taken' | 'bought' | 'refunded'

/** Every movement of credits; `businesses.credits_remaining` is their sum. Append-only. */
export const creditTransactions = pgTable(
  'credit_transactions',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    credits: whole('credits').notNull(),
    communication_log_id: uuid('communication_log_id'),
    reason: text('reason').notNull(),
    recorded_by: uuid('recorded_by'),
    /** Of what a super admin gave or took. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    index('credit_transactions_created').on(t.business_id, t.created_at),
    // For the log of all shops.
    index('credit_transactions_of_all').on(t.created_at, t.id),
    unique('credit_transactions_key').on(t.business_id, t.idempotency_key),
    ownBusiness(t.business_id),
    crossing(),
  ],
)
