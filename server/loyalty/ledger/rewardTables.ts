import { sql } from 'drizzle-orm'
import { index, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { RebateTerms } from '#server/loyalty/programs/config.ts'
import { loyaltyPrograms, type RewardType, rewards } from '#server/loyalty/programs/tables.ts'
import { belongsTo, businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'
import { operations } from './entryTables.ts'

/** A reward that a customer holds, from any program. */
export const customerRewards = businessTable(
  'customer_rewards',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    reward_id: uuid('reward_id').notNull(),
    program_id: uuid('program_id').notNull(),
    type: text('type').$type<RewardType>().notNull(),
    status: text('status').$type<'earned' | 'redeemed' | 'expired' | 'void'>().notNull(),
    redemption_code: text('redemption_code').notNull(),
    /** Fixed at issue, so that later edits never change what a customer already holds. */
    name: text('name').notNull(),
    description: text('description'),
    terms: jsonb('terms').$type<RebateTerms>(),
    /** The operation that gave the reward. Undoing the operation voids the reward if unused. */
    operation_id: uuid('operation_id').notNull(),
    /** The redemption entry that paid for the reward with points. */
    paid_by: uuid('paid_by'),
    earned_at: moment('earned_at').notNull(),
    expires_at: moment('expires_at'),
    redeemed_at: moment('redeemed_at'),
  },
  (t) => [
    unique('customer_rewards_code').on(t.business_id, t.redemption_code),
    index('customer_rewards_customer').on(t.business_id, t.customer_id, t.earned_at),
    index('customer_rewards_operation').on(t.business_id, t.operation_id),
    index('customer_rewards_open').on(t.business_id, t.customer_id).where(sql`status = 'earned'`),
    index('customer_rewards_due').on(t.business_id, t.expires_at).where(sql`status = 'earned'`),
    belongsTo(t.customer_id, customers),
    belongsTo(t.reward_id, rewards),
    belongsTo(t.program_id, loyaltyPrograms),
    belongsTo(t.operation_id, operations),
    crossing(),
  ],
)

/** One row per use; a rebate code that is not single-use has many. Rows are reversed, not deleted. */
export const redemptions = businessTable(
  'redemptions',
  {
    id: uuid('id').notNull(),
    customer_reward_id: uuid('customer_reward_id').notNull(),
    operation_id: uuid('operation_id').notNull(),
    staff_user_id: uuid('staff_user_id'),
    reversed_at: moment('reversed_at'),
    reversed_by: uuid('reversed_by'),
    created_at: createdAt(),
  },
  (t) => [
    index('redemptions_customer_reward').on(t.business_id, t.customer_reward_id),
    index('redemptions_operation').on(t.business_id, t.operation_id),
    belongsTo(t.customer_reward_id, customerRewards),
    belongsTo(t.operation_id, operations),
  ],
)
