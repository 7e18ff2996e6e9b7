import {
  boolean,
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
import { operations } from '#server/ledger/tables.ts'
import {
  businessId,
  createdAt,
  crossing,
  moment,
  ownBusiness,
  version,
  whole,
} from '#server/platform/database/columns.ts'
import { loyaltyPrograms } from '#server/programs/tables.ts'

/** What the shop offers: the catalogue of a points program, and what the other programs hand out. */
export const rewards = pgTable(
  'rewards',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    program_id: uuid('program_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    /** 'catalogue' is bought with points; the others are issued by their program. */
    type: text('type').$type<'catalogue' | 'stamp_card' | 'rebate_code' | 'free_item'>().notNull(),
    points_price: whole('points_price'),
    /** How many are left; null is without end. */
    stock: integer('stock'),
    active: boolean('active').notNull().default(true),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    index('rewards_program').on(t.business_id, t.program_id),
    foreignKey({
      columns: [t.business_id, t.program_id],
      foreignColumns: [loyaltyPrograms.business_id, loyaltyPrograms.id],
    }),
    ownBusiness(t.business_id),
    crossing(),
  ],
)

/** What a rebate code takes off, fixed when it is issued. */
export type RebateTerms = { discountType: 'percentage' | 'fixed'; discountValue: number; singleUse: boolean }

export const customerRewards = pgTable(
  'customer_rewards',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    reward_id: uuid('reward_id').notNull(),
    program_id: uuid('program_id').notNull(),
    status: text('status').$type<'earned' | 'redeemed' | 'expired' | 'void'>().notNull(),
    redemption_code: text('redemption_code').notNull(),
    /** Fixed at issue, so that later edits never change what a guest already holds. */
    name: text('name').notNull(),
    description: text('description'),
    terms: jsonb('terms').$type<RebateTerms>(),
    /** The operation that caused it: undoing that one voids it if unused. */
    operation_id: uuid('operation_id').notNull(),
    /** The redemption entry that paid for it with points. */
    paid_by: uuid('paid_by'),
    earned_at: moment('earned_at').notNull(),
    expires_at: moment('expires_at'),
    redeemed_at: moment('redeemed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    unique('customer_rewards_code').on(t.business_id, t.redemption_code),
    index('customer_rewards_customer').on(t.business_id, t.customer_id, t.earned_at),
    index('customer_rewards_operation').on(t.business_id, t.operation_id),
    index('customer_rewards_due').on(t.status, t.expires_at),
    foreignKey({
      columns: [t.business_id, t.customer_id],
      foreignColumns: [customers.business_id, customers.id],
    }),
    foreignKey({ columns: [t.business_id, t.reward_id], foreignColumns: [rewards.business_id, rewards.id] }),
    foreignKey({
      columns: [t.business_id, t.operation_id],
      foreignColumns: [operations.business_id, operations.id],
    }),
    ownBusiness(t.business_id),
    crossing(),
  ],
)

/** One row per use; a rebate code that is not single-use has many. Reversed, not deleted. */
export const redemptions = pgTable(
  'redemptions',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    customer_reward_id: uuid('customer_reward_id').notNull(),
    operation_id: uuid('operation_id').notNull(),
    staff_user_id: uuid('staff_user_id'),
    reversed_at: moment('reversed_at'),
    reversed_by: uuid('reversed_by'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    index('redemptions_customer_reward').on(t.business_id, t.customer_reward_id),
    foreignKey({
      columns: [t.business_id, t.customer_reward_id],
      foreignColumns: [customerRewards.business_id, customerRewards.id],
    }),
    foreignKey({
      columns: [t.business_id, t.operation_id],
      foreignColumns: [operations.business_id, operations.id],
    }),
    ownBusiness(t.business_id),
  ],
)
