import { z } from '@hono/zod-openapi'
import { tierView } from '#server/businesses/plans/contract.ts'
import { defineRoute, id, json, timestamp } from '#server/platform/http/contract.ts'

/** How much of a plan's limit is used; a limit of -1 is unlimited. */
const usage = z.object({ used: z.int().min(0), limit: z.int() })
export type Usage = z.infer<typeof usage>

export const subscriptionView = z
  .object({
    business_id: id,
    tier: tierView,
    status: z.string(),
    /** The last moment of the trial of a paid plan, also after its end. */
    trial_ends_at: timestamp.nullable(),
    /** The last moment of the plan, if Regulars granted it. */
    granted_until: timestamp.nullable(),
    /** The plan that the business's admin asked Regulars for. */
    asked: z.object({ tier_id: id, at: timestamp }).nullable(),
    /** When the paid period ends; null while nothing is billed. */
    period_end: timestamp.nullable(),
    credits: z.int(),
    usage: z.object({
      customers: usage,
      programs: usage,
      /** Texts of the month, or in all if `until_paid`: a paid plan has few before its first payment. */
      sms: usage.extend({ until_paid: z.boolean() }),
      seats: usage,
    }),
  })
  .openapi('Subscription')
export type SubscriptionView = z.infer<typeof subscriptionView>

export const readSubscription = defineRoute({
  operation: 'readSubscription',
  method: 'get',
  path: '/app/subscription',
  permission: 'business',
  summary: "The shop's plan, its period, and how much of what it allows is taken",
  returns: subscriptionView,
})

export const askForPlan = defineRoute({
  operation: 'askForPlan',
  method: 'post',
  path: '/app/subscription/ask',
  permission: 'business admin',
  summary: 'Ask Regulars for a larger plan, while none can be paid for here',
  request: { body: json(z.strictObject({ tier_id: id })) },
  returns: subscriptionView,
})
