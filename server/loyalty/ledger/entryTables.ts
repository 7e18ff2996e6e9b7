import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { loyaltyPrograms } from '#server/loyalty/programs/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, whole } from '#server/platform/database/columns.ts'
import type { Cause } from './causes.ts'
import type { OperationKind, OperationSource, TransactionKind } from './kinds.ts'

/** One action at the till, by the API or by a daily job. Its ledger rows point to it. */
export const operations = businessTable(
  'operations',
  {
    id: uuid('id').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    input_hash: text('input_hash').notNull(),
    kind: text('kind').$type<OperationKind>().notNull(),
    customer_id: uuid('customer_id').notNull(),
    source: text('source').$type<OperationSource>().notNull(),
    /** Minor units: the amount paid after any discount, and the discount. */
    amount: whole('amount'),
    discount_amount: whole('discount_amount').notNull().default(0),
    currency: text('currency'),
    counts_as_visit: boolean('counts_as_visit').notNull().default(false),
    /**
     * Change of the customer's visits by hand, by a file or by an undo, besides the visit that the operation itself may
     * be.
     */
    visits: integer('visits').notNull().default(0),
    staff_user_id: uuid('staff_user_id'),
    staff_name: text('staff_name'),
    device: text('device'),
    location_id: uuid('location_id'),
    note: text('note'),
    /** The operation that this one undoes. */
    reverses_id: uuid('reverses_id'),
    /** The purchase that this operation refunds; `amount` is the refund, below 0. */
    refunds_id: uuid('refunds_id'),
    /** When a late operation happened, by whose rules it was recorded; null for one that was recorded at once. */
    happened_at: moment('happened_at'),
    /** When it was recorded, which for a late one is when it arrived. */
    created_at: createdAt(),
  },
  (t) => [
    unique('operations_key').on(t.business_id, t.idempotency_key),
    unique('operations_reversed_once').on(t.business_id, t.reverses_id),
    index('operations_refunds').on(t.business_id, t.refunds_id).where(sql`refunds_id is not null`),
    // Visits are found by their own time, too; of all operations few are late.
    index('operations_happened')
      .on(t.business_id, t.happened_at, t.customer_id)
      .where(sql`happened_at is not null`),
    // These indexes hold everything that is added up per customer or over time, so that the rows themselves need not be
    // read.
    index('operations_customer').on(
      ...([t.business_id, t.customer_id, t.created_at, t.id] as const),
      ...([t.kind, t.amount, t.counts_as_visit, t.visits] as const),
    ),
    index('operations_created').on(
      ...([t.business_id, t.created_at, t.id, t.customer_id, t.kind] as const),
      ...([t.amount, t.counts_as_visit, t.visits, t.reverses_id] as const),
    ),
    belongsTo(t.customer_id, customers),
    belongsTo(t.reverses_id, t),
    belongsTo(t.refunds_id, t),
    crossing(),
  ],
)

/**
 * The first answer of an operation, returned again to a repeated request with the same key. It has a table of its own
 * because operations are read all the time, and an answer is four times as large.
 */
export const operationAnswers = businessTable(
  'operation_answers',
  {
    operation_id: uuid('operation_id').notNull(),
    answer: json('answer').$type<unknown>().notNull(),
  },
  (t) => [key(t.operation_id), belongsTo(t.operation_id, operations)],
)

/** The ledger. Append-only: the application may insert and read, nothing else. */
export const transactions = businessTable(
  'transactions',
  {
    id: uuid('id').notNull(),
    operation_id: uuid('operation_id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    /** Null for a row about the customer's visits, which belong to no program. */
    program_id: uuid('program_id'),
    kind: text('kind').$type<TransactionKind>().notNull(),
    points: whole('points').notNull().default(0),
    /** Change of the open card's stamps; a full card is redeemed with all its places. */
    stamps: integer('stamps').notNull().default(0),
    /** The card of the stamps, and its end. */
    card_id: uuid('card_id'),
    card_expires_at: moment('card_expires_at'),
    /** Change of the carried remainder, in thousandths of a point. */
    carried: integer('carried').notNull().default(0),
    /**
     * Change of the customer's visits that the row describes. The number itself belongs to the customer, not to a
     * program.
     */
    visits: integer('visits').notNull().default(0),
    /** Change of lifetime points; redeeming never lowers it. */
    earned: whole('earned').notNull().default(0),
    /** Change of the number of rewards that the program gave. */
    rewards: integer('rewards').notNull().default(0),
    reverses_id: uuid('reverses_id'),
    customer_reward_id: uuid('customer_reward_id'),
    /** The source of the customer's sentence, which is made when it is read: '+12 points, purchase of $12.40'. */
    cause: jsonb('cause').$type<Cause>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('transactions_customer').on(t.business_id, t.customer_id, t.created_at),
    index('transactions_operation').on(t.business_id, t.operation_id),
    index('transactions_used').on(t.business_id, t.created_at).where(sql`kind in ('redemption', 'reversal')`),
    index('transactions_program').on(t.business_id, t.program_id, t.created_at),
    belongsTo(t.operation_id, operations),
    belongsTo(t.customer_id, customers),
    belongsTo(t.program_id, loyaltyPrograms),
    crossing(),
  ],
)

/**
 * Points with an expiry date of their own. A lot has the id of the entry that granted it. `remaining` never falls below
 * 0; its sum is the balance.
 */
export const pointLots = businessTable(
  'point_lots',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    program_id: uuid('program_id').notNull(),
    granted: whole('granted').notNull(),
    remaining: whole('remaining').notNull(),
    expires_at: moment('expires_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('point_lots_open')
      .on(t.business_id, t.customer_id, t.program_id, t.expires_at)
      .where(sql`remaining > 0`),
    index('point_lots_due').on(t.business_id, t.expires_at).where(sql`remaining > 0`),
    check('point_lots_remaining', sql`remaining between 0 and granted`),
    belongsTo(t.id, transactions),
    belongsTo(t.customer_id, customers),
    crossing(),
  ],
)

/** Points that a transaction drew from a lot (positive) or gave back to it (negative). Append-only. */
export const lotDraws = businessTable(
  'lot_draws',
  {
    id: uuid('id').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    lot_id: uuid('lot_id').notNull(),
    points: whole('points').notNull(),
  },
  (t) => [
    index('lot_draws_transaction').on(t.business_id, t.transaction_id),
    index('lot_draws_lot').on(t.business_id, t.lot_id),
    belongsTo(t.transaction_id, transactions),
    belongsTo(t.lot_id, pointLots),
  ],
)
