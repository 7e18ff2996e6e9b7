import { z } from '@hono/zod-openapi'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'
import * as examples from '../examples.ts'
import { exclusions } from '../words.ts'

/** The effect of starting a campaign now, and its price in allowance and credits. */
export const campaignForecast = z
  .object({
    /** Number of customers in the audience. */
    people: z.int(),
    excluded: z.array(z.object({ reason: z.enum(exclusions), customers: z.int() })),
    /** Customers held out to compare with. Approximate, as the lot is drawn when the campaign starts. */
    held_out: z.int(),
    /** Customers who get a message. */
    recipients: z.int(),
    /** Segments of all messages together; 1 for each email. */
    segments: z.int(),
    /** False where the segments are estimated from a sample of many recipients. */
    segments_are_exact: z.boolean(),
    takes: z.object({ allowance: z.int(), credits: z.int() }),
    /** Allowance and credits left to use; an allowance without a limit is null. */
    left: z.object({ allowance: z.int().nullable(), credits: z.int() }),
    /** Set during the business's quiet hours: when the texts would begin to go. */
    goes_at: timestamp.nullable(),
    /** The reason it cannot be started. */
    refusal: z.string().nullable(),
    /** True if all it lacks is the business's postal address, which may come with the start. */
    needs_address: z.boolean(),
    /** Hosts because of which a super admin reviews it before it goes. */
    looked_at_for: z.array(z.string()),
    /** A warning that it would stop halfway, because the credits or its rewards do not suffice. */
    warning: z.string().nullable(),
    /** True if a larger plan would help. */
    upgrade: z.boolean(),
  })
  .openapi('CampaignForecast')
export type CampaignForecast = z.infer<typeof campaignForecast>

export const forecastCampaign = defineRoute({
  operation: 'forecastCampaign',
  method: 'get',
  path: '/v1/campaigns/{id}/forecast',
  permission: 'business',
  scope: 'campaigns:read',
  whileImpersonating: 'campaigns',
  inTurn: true,
  summary: 'To how many a draft would go, who is left out and why, and what it would take',
  request: { params: z.object({ id }) },
  returns: campaignForecast,
  example: examples.forecastCampaign,
})
