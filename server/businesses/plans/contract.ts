import { z } from '@hono/zod-openapi'
import { defineRoute, id, listOf, shortListQuery } from '#server/platform/http/contract.ts'

export const tierView = z
  .object({
    id,
    name: z.string(),
    /** Major units with two decimals, as the spec's decimal. */
    price_monthly: z.string(),
    stripe_price_id: z.string().nullable(),
    max_customers: z.int(),
    max_programs: z.int(),
    max_sms_monthly: z.int(),
    initial_credits: z.int(),
    credit_cost_sms: z.int(),
    credit_cost_email: z.int(),
    features: z.object({
      max_seats: z.int().optional(),
      mailchimp: z.boolean().optional(),
      email_campaigns: z.boolean().optional(),
      white_label: z.boolean().optional(),
      priority_support: z.boolean().optional(),
    }),
  })
  .openapi('SubscriptionTier')
export type TierView = z.infer<typeof tierView>

export const listTiers = defineRoute({
  operation: 'listTiers',
  method: 'get',
  path: '/app/subscription-tiers',
  permission: 'anyone',
  summary: 'The plans, cheapest first',
  request: { query: shortListQuery },
  returns: listOf(tierView),
})
