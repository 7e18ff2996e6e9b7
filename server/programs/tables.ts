import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
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
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    index('loyalty_programs_created').on(t.business_id, t.created_at),
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
    stamps_total: integer('stamps_total').notNull().default(0),
    /** When the open card ends; fixed by its first stamp. */
    card_expires_at: moment('card_expires_at'),
    /** Visits counted for a discount ladder. */
    visits: integer('visits').notNull().default(0),
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
    ownBusiness(t.business_id),
    crossing(),
  ],
)
