import { z } from '@hono/zod-openapi'
import { customerView } from '#server/loyalty/customers/contract.ts'
import { redeemedReward } from '#server/loyalty/rewards/contract.ts'
import {
  amount,
  defineRoute,
  id,
  idAs,
  json,
  listOf,
  listQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import * as examples from '../examples.ts'
import { recordedPurchase } from '../purchase/purchaseContract.ts'
import { caseReasons } from './reasons.ts'

export type { CaseReason } from './reasons.ts'

/** The most operations of one batch. */
export const MOST_IN_BATCH = 50

const lateFields = {
  /** The idempotency key. What was sent to POST /v1/purchases or /v1/redemptions under it is found again. */
  key: z.uuid(),
  /** May be left out beside a phone, a code or the id of a reward that a customer holds. */
  customer_id: id.optional(),
  /** The whole number that the customer said: it decides whose it is. Somebody new is added for a purchase. */
  phone: z.string().trim().min(1).max(40).optional(),
  /** When it happened, by the clock of the sender. */
  happened_at: timestamp,
  note: z.string().max(500).optional(),
  /** The user who was signed in then, if it is not the sender. API keys do not name one. */
  recorded_by: id.optional(),
  /** The name that somebody gave who worked while nobody could sign in: the sender answers for it, and the log has it. */
  recorded_by_name: nameField(60).optional(),
}

const latePurchase = z.strictObject({
  ...lateFields,
  kind: z.literal('purchase'),
  /** Minor units, before any discount. Left out for a visit without a purchase. */
  amount: amount.optional(),
  stamps: z.int().min(1).max(100).optional(),
  confirm_repeat_visit: z.boolean().optional(),
  confirm_amount: z.boolean().optional(),
})

/** A reward that was handed over, as far as the business allows it without a connection. One of three names it. */
const lateRedemption = z.strictObject({
  ...lateFields,
  kind: z.literal('redemption'),
  /** The reward that the customer holds. */
  customer_reward_id: id.optional(),
  /** The code that the customer showed: a claim until it arrives. */
  code: z.string().trim().min(1).max(40).optional(),
  /** The reward of the catalogue that the customer bought with points, and got at once. */
  reward_id: id.optional(),
  /** The points that it cost then; a reward that costs others now is a case. */
  points: z.int().min(1).optional(),
})

const lateOperation = z.discriminatedUnion('kind', [latePurchase, lateRedemption])
export type LateOperationInput = z.infer<typeof lateOperation>

const batch = z.strictObject({
  /** The sender's clock while it sends: the server corrects all times by the difference from its own. */
  sent_at: timestamp,
  device: z.string().max(100).optional(),
  /** The device on which they were kept, if it keeps customers: once it was ended, each of them is a case. */
  device_id: id.optional(),
  operations: z.array(lateOperation).min(1).max(MOST_IN_BATCH),
})

const outcome = z.discriminatedUnion('outcome', [
  z.object({
    key: z.uuid(),
    outcome: z.literal('recorded'),
    operation_id: id,
    /** When it arrived. */
    recorded_at: timestamp,
    /** When it happened, by the clock of the server; the same as `recorded_at` for what came within a minute. */
    happened_at: timestamp,
    /** The result of a purchase. */
    purchase: recordedPurchase.optional(),
    /** The result of a redemption. */
    redemption: redeemedReward.optional(),
  }),
  z.object({
    key: z.uuid(),
    outcome: z.literal('case'),
    case_id: id,
    reason: z.enum(caseReasons),
    message: z.string(),
  }),
])
export type LateOutcome = z.infer<typeof outcome>

export const recordBatch = defineRoute({
  operation: 'recordBatch',
  method: 'post',
  path: '/v1/operations/batch',
  permission: 'till',
  scope: 'operations:write',
  summary:
    'Record purchases and redemptions that happened without a connection, each by itself and once, by the time they happened',
  request: { body: json(batch) },
  /** One outcome for each operation, in their order. */
  returns: z.object({ data: z.array(outcome) }),
  example: examples.recordBatch,
})

export const caseView = z
  .object({
    id,
    kind: z.enum(['purchase', 'redemption']),
    reason: z.enum(caseReasons),
    /** The operation as a sentence. */
    message: z.string(),
    status: z.enum(['open', 'recorded', 'dismissed']),
    happened_at: timestamp,
    arrived_at: timestamp,
    /** On whom it can be recorded: the customer, or the one whom they were merged into. Null if there is none. */
    customer: customerView
      .pick({
        id: true,
        first_name: true,
        last_name: true,
        email: true,
        phone: true,
        unique_customer_id: true,
      })
      .nullable(),
    /** The number of somebody whom nobody has added yet. */
    phone: z.string().nullable(),
    /** Minor units; null for a visit without a purchase. */
    amount: z.int().nullable(),
    stamps: z.int().nullable(),
    /** The reward that was given, and what it cost; its code if no reward has it. */
    reward_name: z.string().nullable(),
    points: z.int().nullable(),
    code: z.string().nullable(),
    note: z.string().nullable(),
    device: z.string().nullable(),
    /** Who recorded it, as far as it is known, and whose sign-in handed it in. */
    staff_name: z.string().nullable(),
    sender_name: z.string().nullable(),
    /** The operation that it was recorded as. */
    operation_id: id.nullable(),
  })
  .openapi('LateCase')
export type CaseView = z.infer<typeof caseView>

export const listCases = defineRoute({
  operation: 'listCases',
  method: 'get',
  path: '/app/cases',
  permission: 'business',
  whileImpersonating: 'dashboard',
  summary: 'Late operations that wait for a decision, oldest first',
  request: { query: z.strictObject(listQuery({ usual: 20, most: 100 })) },
  returns: listOf(caseView),
})

export const settleCase = defineRoute({
  operation: 'settleCase',
  method: 'post',
  path: '/app/cases/{id}/settle',
  permission: 'business',
  summary: 'Record a late operation now, by the rules of now, or leave it unrecorded',
  request: { params: idAs('caseId'), body: json(z.strictObject({ record: z.boolean() })) },
  returns: caseView,
})
