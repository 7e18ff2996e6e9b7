import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { appRole, createdAt, crossing, version, whole } from '#server/platform/database/columns.ts'

/** 'refunded' takes back credits whose money was given back. */
export type CreditKind = 'initial' | 'reserved' | 'returned' | 'granted' | 'taken' | 'bought' | 'refunded'

/** Every movement of credits; `businesses.credits_remaining` is their sum. Append-only. */
export const creditTransactions = businessTable(
  'credit_transactions',
  {
    id: uuid('id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    credits: whole('credits').notNull(),
    communication_log_id: uuid('communication_log_id'),
    reason: text('reason').notNull(),
    recorded_by: uuid('recorded_by'),
    /** Set for credits that a super admin gave or took. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
    created_at: createdAt(),
  },
  (t) => [
    index('credit_transactions_created').on(t.business_id, t.created_at),
    // For the log of all businesses.
    index('credit_transactions_of_all').on(t.created_at, t.id),
    unique('credit_transactions_key').on(t.business_id, t.idempotency_key),
    crossing(),
  ],
)

/** The packs in which credits are sold. The application reads them, super admins edit them. */
export const creditPacks = pgTable(
  'credit_packs',
  {
    id: text('id').primaryKey(),
    /** A pack is identified by its number of credits. */
    credits: whole('credits').notNull().unique(),
    /** Price in cents of US dollars, as for the plans. */
    amount: whole('amount').notNull(),
    version: version(),
  },
  (t) => [
    check('credit_packs_sell', sql`${t.credits} > 0 and ${t.amount} > 0`),
    pgPolicy('readable', { for: 'select', to: appRole, using: sql`true` }),
    crossing(),
  ],
)

export type CreditPack = typeof creditPacks.$inferSelect
