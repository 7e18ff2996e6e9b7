import { z } from '@hono/zod-openapi'
import { rewardStatus } from '#server/loyalty/rewards/contract.ts'
import { amount, defineRoute, id, idAs, idempotencyKey, json } from '#server/platform/http/contract.ts'
import * as examples from '../examples.ts'
import { programEffect } from '../purchase/purchaseContract.ts'

const undoneReward = z.object({ id, name: z.string(), redemption_code: z.string() })

const undoEffect = z.object({
  customer_id: id,
  visit_taken_back: z.boolean(),
  programs: z.array(programEffect.omit({ total_earned: true, stamps_required: true, reason: true })),
  not_taken_back: z.array(z.object({ program_id: id, points: z.int(), stamps: z.int(), reason: z.string() })),
  voided_rewards: z.array(undoneReward),
  standing_rewards: z.array(undoneReward.extend({ status: rewardStatus })),
  restored_rewards: z.array(undoneReward),
  expired_rewards: z.array(undoneReward),
  /** Sentences for staff about what could not be taken back, and what was returned. */
  notes: z.array(z.string()),
})

const undone = undoEffect.extend({ operation_id: id, undone_operation_id: id }).openapi('Undone')
export type Undone = z.infer<typeof undone>

export const undoOperation = defineRoute({
  operation: 'undoOperation',
  method: 'post',
  path: '/v1/operations/{id}/undo',
  permission: 'till',
  scope: 'operations:write',
  summary: 'Take something back: its own staff for 15 minutes, an admin with a reason any time',
  request: {
    params: idAs('operationId'),
    headers: idempotencyKey,
    body: json(z.strictObject({ reason: z.string().trim().max(500).optional() })),
  },
  returns: undone,
  example: examples.undoOperation,
})

/**
 * Minor units that go back, and what is then left of the purchase. A refund of all that is left also takes back the
 * visit and the stamps.
 */
const refundEffect = undoEffect
  .extend({ amount: z.int(), left: z.int(), currency: z.string() })
  .openapi('RefundPreview')
export type RefundPreview = z.infer<typeof refundEffect>
const refunded = refundEffect.extend({ operation_id: id, refunded_operation_id: id }).openapi('Refunded')
export type Refunded = z.infer<typeof refunded>

export const refundPurchase = defineRoute({
  operation: 'refundPurchase',
  method: 'post',
  path: '/v1/operations/{id}/refund',
  permission: 'till',
  scope: 'operations:write',
  summary: 'Give back money of a purchase and take back its points: who may undo it may do this',
  request: {
    params: idAs('operationId'),
    headers: idempotencyKey,
    /**
     * `left` is the amount that the staff member saw as left of the purchase. The refund is refused 'conflict' if
     * another amount is left now.
     */
    body: json(z.strictObject({ amount, left: amount, reason: z.string().trim().max(500).optional() })),
  },
  returns: refunded,
  example: examples.refundPurchase,
})

export const previewRefund = defineRoute({
  operation: 'previewRefund',
  method: 'post',
  path: '/app/operations/{id}/preview-refund',
  permission: 'till',
  summary: 'What a refund would take back, without recording it',
  request: { params: idAs('operationId'), body: json(z.strictObject({ amount })) },
  returns: refundEffect,
})
