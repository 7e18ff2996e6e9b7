import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customers } from '#server/customers/tables.ts'
import {
  businessId,
  createdAt,
  crossing,
  moment,
  ownBusiness,
  version,
  whole,
} from '#server/platform/database/columns.ts'
import type { ProgramConfig, ProgramType } from './config.ts'

export const loyaltyPrograms = pgTable(
  'loyalty_programs',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<ProgramType>().notNull(),
    status: text('status').$type<'active' | 'paused'>().notNull().default('active'),
    config: jsonb('config').$type<ProgramConfig>().notNull(),
    version: version(),
    created_at: createdAt(),
    /** What it was made under, so that asking again makes no second one. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    unique('loyalty_programs_key').on(t.business_id, t.idempotency_key),
    index('loyalty_programs_created').on(t.business_id, t.created_at),
    ownBusiness(t.business_id),
    crossing(),
  ],
)

export type RewardType = 'catalogue' | 'stamp_card' | 'rebate_code' | 'free_item'

/**
 * What a program gives. 'catalogue' rewards of a points program are bought with points; every other type is
 * the one reward that its program hands out, kept in step with the program's config.
 */
export const rewards = pgTable(
  'rewards',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    program_id: uuid('program_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').$type<RewardType>().notNull(),
    points_price: whole('points_price'),
    /** How many are left; null is without end. */
    stock: integer('stock'),
    /** How long a claimed one may wait before its points go back; 0 is for ever. */
    valid_days: integer('valid_days').notNull().default(0),
    active: boolean('active').notNull().default(true),
    version: version(),
    created_at: createdAt(),
    /** What it was made under, so that asking again makes no second one. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    unique('rewards_key').on(t.business_id, t.idempotency_key),
    index('rewards_program').on(t.business_id, t.program_id),
    uniqueIndex('rewards_handed_out_once').on(t.business_id, t.program_id).where(sql`type <> 'catalogue'`),
    check('rewards_stock', sql`${t.stock} >= 0`),
    foreignKey({
      columns: [t.business_id, t.program_id],
      foreignColumns: [loyaltyPrograms.business_id, loyaltyPrograms.id],
    }),
    ownBusiness(t.business_id),
    crossing(),
  ],
)

/** A customer's standing in a program: always equal to what the ledger adds up to. */
export const customerProgramProgress = pgTable(
  'customer_program_progress',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    program_id: uuid('program_id').notNull(),
    points_balance: whole('points_balance').notNull().default(0),
    total_earned: whole('total_earned').notNull().default(0),
    /** Thousandths of a point that the next purchase starts with, 0 to 999. */
    points_carried: integer('points_carried').notNull().default(0),
    /** Stamps on the open card (stamp_card) or purchases counted towards the next item (free_item). */
    stamps_current: integer('stamps_current').notNull().default(0),
    /** The open card, null while it has no stamp; its places and its end are fixed by its first stamp. */
    card_id: uuid('card_id'),
    card_places: integer('card_places'),
    card_expires_at: moment('card_expires_at'),
    /** Visits counted for a discount ladder. */
    /** Rewards that the program gave; those voided or cancelled don't count. */
    rewards_earned: integer('rewards_earned').notNull().default(0),
    enrolled_at: moment('enrolled_at').notNull(),
    last_activity_at: moment('last_activity_at'),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    unique('customer_program_progress_once').on(t.business_id, t.customer_id, t.program_id),
    foreignKey({
      columns: [t.business_id, t.customer_id],
      foreignColumns: [customers.business_id, customers.id],
    }),
    foreignKey({
      columns: [t.business_id, t.program_id],
      foreignColumns: [loyaltyPrograms.business_id, loyaltyPrograms.id],
    }),
    index('customer_program_progress_program').on(t.business_id, t.program_id),
    index('customer_program_progress_due')
      .on(t.business_id, t.card_expires_at)
      .where(sql`card_expires_at is not null`),
    check(
      'customer_program_progress_floors',
      sql`points_balance >= 0 and points_carried between 0 and 999 and stamps_current >= 0`,
    ),
    ownBusiness(t.business_id),
    crossing(),
  ],
)
