import { sql } from 'drizzle-orm'
import { check, index, integer, unique, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { loyaltyPrograms } from '#server/loyalty/programs/tables.ts'
import { belongsTo, businessTable } from '#server/platform/database/businessTable.ts'
import { crossing, moment, whole } from '#server/platform/database/columns.ts'

/** A customer's progress in a program, always equal to the sum of the ledger. */
export const customerProgramProgress = businessTable(
  'customer_program_progress',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    program_id: uuid('program_id').notNull(),
    points_balance: whole('points_balance').notNull().default(0),
    total_earned: whole('total_earned').notNull().default(0),
    /** Thousandths of a point carried over to the next purchase, 0 to 999. */
    points_carried: integer('points_carried').notNull().default(0),
    /** Stamps on the open card (stamp_card) or purchases counted towards the next item (free_item). */
    stamps_current: integer('stamps_current').notNull().default(0),
    /** The open card; null while it has no stamp. Its first stamp fixes its places and its end. */
    card_id: uuid('card_id'),
    card_places: integer('card_places'),
    card_expires_at: moment('card_expires_at'),
    /** Rewards that the program gave; voided and cancelled ones don't count. */
    rewards_earned: integer('rewards_earned').notNull().default(0),
    enrolled_at: moment('enrolled_at').notNull(),
    last_activity_at: moment('last_activity_at'),
  },
  (t) => [
    unique('customer_program_progress_once').on(t.business_id, t.customer_id, t.program_id),
    belongsTo(t.customer_id, customers),
    belongsTo(t.program_id, loyaltyPrograms),
    index('customer_program_progress_program').on(t.business_id, t.program_id),
    index('customer_program_progress_due')
      .on(t.business_id, t.card_expires_at)
      .where(sql`card_expires_at is not null`),
    check(
      'customer_program_progress_floors',
      sql`points_balance >= 0 and points_carried between 0 and 999 and stamps_current >= 0`,
    ),
    crossing(),
  ],
)
