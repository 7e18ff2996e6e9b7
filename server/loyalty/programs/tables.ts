import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, version, whole } from '#server/platform/database/columns.ts'
import type { ProgramConfig, ProgramType } from './config.ts'

export const loyaltyPrograms = businessTable(
  'loyalty_programs',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<ProgramType>().notNull(),
    status: text('status').$type<'active' | 'paused'>().notNull().default('active'),
    config: jsonb('config').$type<ProgramConfig>().notNull(),
    version: version(),
    created_at: createdAt(),
    /** When the program was archived, and so paused; null while it is in the list. */
    archived_at: moment('archived_at'),
    /** The key under which the program was made, so that a repeated request makes no second one. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    unique('loyalty_programs_key').on(t.business_id, t.idempotency_key),
    index('loyalty_programs_created').on(t.business_id, t.created_at),
    crossing(),
  ],
)

/**
 * The terms that a program had until somebody changed them; its terms of now are its own row's. By them a late operation
 * is recorded as it would have been in time. Rows are only added.
 */
export const formerTerms = businessTable(
  'former_terms',
  {
    id: uuid('id').notNull(),
    program_id: uuid('program_id').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'paused'>().notNull(),
    config: jsonb('config').$type<ProgramConfig>().notNull(),
    archived_at: moment('archived_at'),
    /** When other terms took their place. */
    until: moment('until').notNull(),
  },
  (t) => [
    index('former_terms_program').on(t.business_id, t.program_id, t.until),
    belongsTo(t.program_id, loyaltyPrograms),
  ],
)

export type RewardType = 'catalogue' | 'stamp_card' | 'rebate_code' | 'free_item'

/**
 * The rewards of programs. 'catalogue' rewards of a points program are bought with points. Every other type is the one
 * reward that its program gives, and follows the program's config.
 */
export const rewards = businessTable(
  'rewards',
  {
    id: uuid('id').notNull(),
    program_id: uuid('program_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').$type<RewardType>().notNull(),
    points_price: whole('points_price'),
    /** Number in stock; null is unlimited. */
    stock: integer('stock'),
    /** Days until an unused claimed reward expires and its points go back; 0 is no end. */
    valid_days: integer('valid_days').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Cost of one reward to the business, in minor units, as somebody entered it; null while nobody has. */
    cost: whole('cost'),
    version: version(),
    created_at: createdAt(),
    /** The key under which the reward was made, so that a repeated request makes no second one. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    unique('rewards_key').on(t.business_id, t.idempotency_key),
    index('rewards_program').on(t.business_id, t.program_id),
    uniqueIndex('rewards_handed_out_once').on(t.business_id, t.program_id).where(sql`type <> 'catalogue'`),
    check('rewards_stock', sql`${t.stock} >= 0`),
    belongsTo(t.program_id, loyaltyPrograms),
    crossing(),
  ],
)
