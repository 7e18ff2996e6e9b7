import { z } from '@hono/zod-openapi'
import {
  amount,
  defineRoute,
  id,
  idAs,
  idempotencyKey,
  json,
  listOf,
  shortListQuery,
  timestamp,
  version,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import * as examples from './examples.ts'

/** The most rewards of one business: in its catalogue, and with archived ones. */
export const MOST_REWARDS = { shown: 200, all: 1000 }

export const earnedReward = z
  .object({
    id,
    program_id: id,
    type: z.enum(['catalogue', 'stamp_card', 'rebate_code', 'free_item']),
    name: z.string(),
    description: z.string().nullable(),
    redemption_code: z.string(),
    expires_at: timestamp.nullable(),
  })
  .openapi('EarnedReward')
export type EarnedRewardView = z.infer<typeof earnedReward>

/** A reward that was handed over. */
export const redeemedReward = z.object({
  operation_id: id,
  customer_id: id,
  redeemed_at: timestamp,
  reward: earnedReward.extend({ status: z.enum(['earned', 'redeemed']) }),
})

/** The state of a reward that a customer holds or held. */
export const rewardStatus = z.enum(['earned', 'redeemed', 'expired', 'void'])

export const rewardView = z
  .object({
    id,
    program_id: id,
    name: z.string(),
    description: z.string().nullable(),
    type: z.enum(['catalogue', 'stamp_card', 'rebate_code', 'free_item']),
    points_price: z.int().nullable(),
    stock: z.int().nullable(),
    valid_days: z.int(),
    active: z.boolean(),
    /** Cost of one reward to the business, in minor units; null while nobody has entered it. */
    cost: z.int().nullable(),
    version: z.int(),
    issued: z.int(),
    waiting: z.int(),
    redeemed: z.int(),
  })
  .openapi('Reward')
export type RewardView = z.infer<typeof rewardView>

/** The reason why a customer can't claim a reward now. */
export const lockedReward = z
  .discriminatedUnion('reason', [
    z.object({ reason: z.literal('points'), missing: z.int() }),
    /** The balance covers the price, but not the program's minimum. */
    z.object({ reason: z.literal('minimum'), from: z.int() }),
    z.object({ reason: z.enum(['sold_out', 'paused']) }),
  ])
  .openapi('LockedReward')
export type LockedReward = z.infer<typeof lockedReward>

/** The verb checks all other limits, and its refusal names the field in the business's words. */
const terms = {
  name: nameField(200),
  description: z.string().max(600).nullish(),
  points_price: z.number(),
  stock: z.number().nullish(),
  valid_days: z.number().optional(),
}
const source = { device: z.string().max(100).optional() }
const one = idAs('rewardId')

export const listRewards = defineRoute({
  operation: 'listRewards',
  method: 'get',
  path: '/v1/rewards',
  permission: 'business',
  scope: 'programs:read',
  whileImpersonating: 'programs',
  summary: 'The reward catalogue and what the other programs hand out',
  request: { query: shortListQuery.extend({ program_id: id.optional() }) },
  returns: listOf(rewardView),
  example: examples.listRewards,
})

export const createReward = defineRoute({
  operation: 'createReward',
  method: 'post',
  path: '/v1/rewards',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Put a reward into the catalogue of a points program',
  request: { headers: idempotencyKey, body: json(z.strictObject({ program_id: id, ...terms })) },
  makes: rewardView,
  example: examples.createReward,
})

export const editReward = defineRoute({
  operation: 'editReward',
  method: 'put',
  path: '/v1/rewards/{id}',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Change a reward; claimed ones keep their terms',
  request: { params: one, body: json(z.strictObject({ version, ...terms })) },
  returns: rewardView,
  example: examples.editReward,
})

export const archiveReward = defineRoute({
  operation: 'archiveReward',
  method: 'post',
  path: '/v1/rewards/{id}/archive',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Take a reward out of the catalogue',
  request: { params: one, body: json(z.strictObject({ version })) },
  returns: rewardView,
  example: examples.archiveReward,
})

export const setRewardCost = defineRoute({
  operation: 'setRewardCost',
  method: 'put',
  path: '/app/rewards/{id}/cost',
  permission: 'business',
  summary: 'Say what one of a reward costs the shop, of any program; null takes it back',
  request: { params: one, body: json(z.strictObject({ cost: amount.nullable() })) },
  returns: rewardView,
})

export const claimReward = defineRoute({
  operation: 'claimReward',
  method: 'post',
  path: '/v1/rewards/{id}/claim',
  permission: 'till',
  scope: 'operations:write',
  summary: 'Buy a reward with a customer’s points',
  request: {
    params: one,
    headers: idempotencyKey,
    body: json(z.strictObject({ customer_id: id, ...source })),
  },
  returns: z.object({
    operation_id: id,
    customer_id: id,
    reward: earnedReward,
    points: z.int(),
    points_balance: z.int(),
  }),
  example: examples.claimReward,
})

export const cancelClaim = defineRoute({
  operation: 'cancelClaim',
  method: 'post',
  path: '/v1/customer-rewards/{id}/cancel',
  permission: 'till',
  scope: 'operations:write',
  summary: 'Give an unused claim back: its points return to their lots',
  request: { params: idAs('customerRewardId'), headers: idempotencyKey },
  returns: z.object({
    operation_id: id,
    customer_id: id,
    customer_reward_id: id,
    points: z.int(),
    expired_points: z.int(),
    points_balance: z.int(),
  }),
  example: examples.cancelClaim,
})

export const redeem = defineRoute({
  operation: 'redeemReward',
  method: 'post',
  path: '/v1/redemptions',
  permission: 'till',
  scope: 'operations:write',
  summary: 'Hand a reward over, by its code or from the list; once',
  request: {
    headers: idempotencyKey,
    body: json(
      z.strictObject({
        code: z.string().trim().max(40).optional(),
        customer_reward_id: id.optional(),
        note: z.string().max(500).optional(),
        ...source,
      }),
    ),
  },
  makes: redeemedReward,
  example: examples.redeem,
})

export const issueRebateCode = defineRoute({
  operation: 'issueRebateCode',
  method: 'post',
  path: '/v1/programs/{id}/codes',
  permission: 'till',
  scope: 'codes:write',
  summary: 'Give a customer another code of a rebate program',
  request: {
    params: idAs('programId'),
    headers: idempotencyKey,
    body: json(z.strictObject({ customer_id: id, note: z.string().max(500).optional() })),
  },
  makes: z.object({ operation_id: id, customer_id: id, reward: earnedReward }),
  example: examples.issueRebateCode,
})
