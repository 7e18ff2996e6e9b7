import { z } from '@hono/zod-openapi'
import { programTypes } from '#server/loyalty/programs/config.ts'
import { earnedReward } from '#server/loyalty/rewards/contract.ts'
import { amount, defineRoute, id, idempotencyKey, json, timestamp } from '#server/platform/http/contract.ts'
import * as examples from '../examples.ts'

const purchase = z.strictObject({
  customer_id: id,
  /** Minor units, before any discount. Left out for a visit without a purchase. */
  amount: amount.optional(),
  stamps: z.int().min(1).max(100).optional(),
  /** Counts as a visit although the last one was within the business's visit window. */
  confirm_repeat_visit: z.boolean().optional(),
  /** A rebate code of this customer's, as scanned or typed. */
  apply_reward_code: z.string().trim().min(1).max(40).optional(),
})
export type PurchaseInput = z.infer<typeof purchase>

const recording = purchase.extend({
  /** Confirms an amount far above what the business usually takes. Without it such an amount is refused. */
  confirm_amount: z.boolean().optional(),
  /**
   * Token of the preview. If the purchase would now have another effect, it is refused 'conflict' with a new preview.
   */
  preview_token: z.string().max(100).optional(),
  /**
   * Time at which the shown customer was read (`read_at` of the till's view). Without a token, a purchase is refused in
   * the same way if something was recorded for the customer since.
   */
  seen_at: timestamp.transform((text) => new Date(text)).optional(),
  /** Operations since `seen_at` that the caller recorded itself and so knows of. */
  seen_operations: z.array(id).max(100).optional(),
})
export type RecordingInput = z.input<typeof recording>

export const programEffect = z.object({
  program_id: id,
  name: z.string(),
  type: z.enum(programTypes),
  points: z.int(),
  points_balance: z.int(),
  /** All points ever earned, spent or not. */
  total_earned: z.int(),
  stamps: z.int(),
  stamps_current: z.int(),
  /** Places on the open card; null without one. */
  stamps_required: z.int().nullable(),
  visits: z.int(),
  /** The reason why something was not given. */
  reason: z.string().nullable(),
})
export type ProgramEffect = z.infer<typeof programEffect>

const effect = {
  /** Minor units before the discount, and the amount to be paid; null without an amount. */
  amount: z.int().nullable(),
  paid: z.int().nullable(),
  currency: z.string(),
  discount: z
    .object({ amount: z.int(), name: z.string(), program_id: id, redemption_code: z.string().nullable() })
    .nullable(),
  visit: z.object({ counted: z.boolean(), reason: z.string().nullable() }),
  programs: z.array(programEffect),
  /** The reasons why something was not applied. */
  notes: z.array(z.string()),
}

const purchasePreview = z
  .object({
    ...effect,
    /** Rewards not issued yet, so without a code. */
    rewards: z.array(earnedReward.extend({ redemption_code: z.string().nullable() })),
    /** A purchase with this token is recorded only if its effect is still the same. */
    preview_token: z.string(),
  })
  .openapi('PurchasePreview')
export type PurchasePreview = z.infer<typeof purchasePreview>

export const recordedPurchase = z
  .object({
    ...effect,
    operation_id: id,
    customer_id: id,
    recorded_at: timestamp,
    rewards: z.array(earnedReward),
  })
  .openapi('RecordedPurchase')
export type RecordedPurchase = z.infer<typeof recordedPurchase>

export const previewPurchase = defineRoute({
  operation: 'previewPurchase',
  method: 'post',
  path: '/v1/purchases/preview',
  permission: 'till',
  scope: 'operations:read',
  summary: 'What a purchase would give, without recording it',
  request: { body: json(purchase) },
  returns: purchasePreview,
  example: examples.previewPurchase,
})

export const recordPurchase = defineRoute({
  operation: 'recordPurchase',
  method: 'post',
  path: '/v1/purchases',
  permission: 'till',
  scope: 'operations:write',
  summary: 'Record a purchase or visit, once per key, in every active program',
  request: {
    headers: idempotencyKey,
    body: json(
      recording.extend({ note: z.string().max(500).optional(), device: z.string().max(100).optional() }),
    ),
  },
  makes: recordedPurchase,
  example: examples.recordPurchase,
})
