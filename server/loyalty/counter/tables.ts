import { sql } from 'drizzle-orm'
import { boolean, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { operations } from '#server/loyalty/ledger/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, moment, whole } from '#server/platform/database/columns.ts'
import type { CaseReason } from './late/reasons.ts'

/** Number of a counter worker's or an API key's searches for customers without recording anything. */
export const customerSearches = businessTable(
  'guest_searches',
  {
    /** The member, or the API key. */
    user_id: uuid('user_id').notNull(),
    count: integer('count').notNull(),
    /** Times of the first counted search and of the latest. */
    since: moment('since').notNull(),
    latest_at: moment('latest_at').notNull(),
    /** Length and keyed hash of the last search. They can only show whether a new search continues it. */
    latest_words: text('latest_words').notNull(),
  },
  (t) => [key(t.user_id)],
)

/**
 * Late operations that were not recorded, for a reason that somebody of the business judges. What was handed in stays
 * here, whatever is decided.
 */
export const lateCases = businessTable(
  'late_cases',
  {
    id: uuid('id').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    input_hash: text('input_hash').notNull(),
    reason: text('reason').$type<CaseReason>().notNull(),
    status: text('status').$type<'open' | 'recorded' | 'dismissed'>().notNull().default('open'),
    /** Null if the business has no such customer. */
    customer_id: uuid('customer_id'),
    /** The number of somebody whom nobody has added yet. Null once the case is settled. */
    phone: text('phone'),
    kind: text('kind').$type<'purchase' | 'redemption'>().notNull().default('purchase'),
    /** Minor units, before any discount. */
    amount: whole('amount'),
    stamps: integer('stamps'),
    confirms_repeat_visit: boolean('confirms_repeat_visit').notNull().default(false),
    /** The reward that was handed over: one that was held, or one that is bought with points. */
    customer_reward_id: uuid('customer_reward_id'),
    reward_id: uuid('reward_id'),
    reward_name: text('reward_name'),
    /** The points that it cost, as the sender says. */
    points: integer('points'),
    /** A code that no reward of the business has. */
    code: text('code'),
    note: text('note'),
    device: text('device'),
    /** Who recorded it, as the sender says. */
    staff_user_id: uuid('staff_user_id'),
    staff_name: text('staff_name'),
    /** Whose sign-in or API key handed it in. */
    sender_name: text('sender_name'),
    happened_at: moment('happened_at').notNull(),
    created_at: createdAt(),
    settled_at: moment('settled_at'),
    settled_by: uuid('settled_by'),
    /** The operation that it was recorded as. */
    operation_id: uuid('operation_id'),
  },
  (t) => [
    unique('late_cases_key').on(t.business_id, t.idempotency_key, t.input_hash),
    index('late_cases_open').on(t.business_id, t.created_at, t.id).where(sql`status = 'open'`),
    index('late_cases_customer').on(t.business_id, t.customer_id),
    belongsTo(t.customer_id, customers),
    belongsTo(t.operation_id, operations),
  ],
)
