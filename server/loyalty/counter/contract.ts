import { z } from '@hono/zod-openapi'
import { customerView } from '#server/loyalty/customers/contract.ts'
import { programTerms, programTypes } from '#server/loyalty/programs/config.ts'
import { earnedReward, lockedReward } from '#server/loyalty/rewards/contract.ts'
import {
  amount,
  defineRoute,
  id,
  idAs,
  idempotencyKey,
  json,
  timestamp,
} from '#server/platform/http/contract.ts'
import * as examples from './examples.ts'

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

const programEffect = z.object({
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

const recordedPurchase = z
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

const undoneReward = z.object({ id, name: z.string(), redemption_code: z.string() })
const rewardStatus = z.enum(['earned', 'redeemed', 'expired', 'void'])

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

export const tillCard = z.object({
  program: z.object({ id, name: z.string(), status: z.enum(['active', 'paused']), terms: programTerms }),
  progress: z.object({
    points_balance: z.int(),
    total_earned: z.int(),
    /** The balance at which a reward can be claimed; null if no reward is sold for points. */
    reward_at: z.int().nullable(),
    stamps_current: z.int(),
    /** Places of the open card, fixed when it began; null without one. */
    places: z.int().nullable(),
    card_expires_at: timestamp.nullable(),
    visits: z.int(),
  }),
  /** The points that expire next. */
  expiring: z.object({ points: z.int(), expires_at: timestamp }).nullable(),
})
export type TillCard = z.infer<typeof tillCard>

const offer = z.object({
  id,
  program_id: id,
  name: z.string(),
  description: z.string().nullable(),
  points_price: z.int(),
  /** Null when the reward can be claimed now. */
  locked: lockedReward.nullable(),
})
export type TillOffer = z.infer<typeof offer>

const tillOperation = z.object({
  operation_id: id,
  kind: z.string(),
  at: timestamp,
  /** The paid amount, in minor units; null where no money moved. */
  amount: z.int().nullable(),
  staff_name: z.string().nullable(),
  /** Effects on the customer's cards, as the customer reads them. */
  sentences: z.array(z.string()),
  undone: z.boolean(),
  /** Conditions of an undo by the caller now; null if they may not undo. */
  undo: z
    .object({
      needs_reason: z.boolean(),
      /** The time until which no reason is needed. */
      until: timestamp.nullable(),
    })
    .nullable(),
  /** Minor units of a purchase that can still be refunded; null if the caller may not refund. */
  refundable: z.int().nullable(),
})
export type TillOperation = z.infer<typeof tillOperation>

/** Points that go back if the claim is cancelled; null for an earned reward. */
const tillReward = earnedReward.extend({ points_back: z.int().nullable() })
export type TillReward = z.infer<typeof tillReward>

export const tillView = z
  .object({
    customer: customerView,
    /** The server's time, for countdowns. */
    read_at: timestamp,
    /** Days to the next birthday by the business's calendar: 0 is today, null is unknown. */
    birthday_in_days: z.int().nullable(),
    /** Active programs, joined or not yet, and paused ones that the customer has joined. */
    cards: z.array(tillCard),
    /** Unused and valid rewards, the first to expire on top. */
    rewards: z.array(tillReward),
    /** The rewards for points, cheapest first. */
    offers: z.array(offer),
    /** The latest operations, newest first. An undone operation is marked, and its undo is left out. */
    recent: z.array(tillOperation),
  })
  .openapi('TillView')
export type TillView = z.infer<typeof tillView>

/** The most customers that a search shows. */
const MOST_FOUND = 8

/** The counter's own search: a few results to look through, without further pages. */
export const findCustomers = defineRoute({
  operation: 'lookUpCustomers',
  method: 'get',
  path: '/v1/customers/lookup',
  permission: 'till',
  whileImpersonating: 'counter',
  summary: 'Up to 8 guests by words of their name, email, phone or CUS id; without words the newest',
  request: {
    query: z.strictObject({
      search: z.string().max(200).default(''),
      limit: z.coerce.number().int().min(1).max(MOST_FOUND).default(MOST_FOUND),
    }),
  },
  returns: z.object({ data: z.array(customerView), next: z.null() }),
  example: examples.findCustomers,
})

export const readTillView = defineRoute({
  operation: 'readTillView',
  method: 'get',
  path: '/app/counter/customers/{id}',
  permission: 'till',
  whileImpersonating: 'counter',
  summary: 'A customer as the till shows them: cards, rewards ready, what happened last',
  request: { params: idAs('customerId') },
  returns: tillView,
})

const foundReward = z
  .object({
    customer: customerView,
    reward: earnedReward.extend({ status: rewardStatus, redeemed_at: timestamp.nullable() }),
  })
  .openapi('FoundReward')
export type FoundReward = z.infer<typeof foundReward>

export const findReward = defineRoute({
  operation: 'readCode',
  method: 'get',
  path: '/v1/codes/{code}',
  permission: 'till',
  whileImpersonating: 'counter',
  summary: 'Whose reward a code is and whether it is still good, before it is redeemed',
  request: { params: z.object({ code: z.string().trim().min(1).max(40) }) },
  returns: foundReward,
  example: examples.findReward,
})
