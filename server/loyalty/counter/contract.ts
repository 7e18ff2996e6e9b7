import { z } from '@hono/zod-openapi'
import { customerView } from '#server/loyalty/customers/contract.ts'
import { programTerms } from '#server/loyalty/programs/config.ts'
import { earnedReward, lockedReward, rewardStatus } from '#server/loyalty/rewards/contract.ts'
import { defineRoute, id, idAs, timestamp } from '#server/platform/http/contract.ts'
import * as examples from './examples.ts'

export * from './kept/keptContract.ts'
export * from './late/lateContract.ts'
export * from './purchase/purchaseContract.ts'
export * from './recorded/recordedContract.ts'
export * from './undo/undoContract.ts'

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
  /** When it was recorded. */
  at: timestamp,
  /** When a late operation happened, before it arrived; null for one that was recorded at once. */
  happened_at: timestamp.nullable(),
  /** The paid amount, in minor units; null where no money moved. */
  amount: z.int().nullable(),
  /** A purchase inside the visit window is none. */
  is_visit: z.boolean(),
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
  scope: 'customers:read',
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
  scope: 'codes:read',
  whileImpersonating: 'counter',
  summary: 'Whose reward a code is and whether it is still good, before it is redeemed',
  request: { params: z.object({ code: z.string().trim().min(1).max(40).openapi({ example: 'K7MQ4RTX' }) }) },
  returns: foundReward,
  example: examples.findReward,
})
