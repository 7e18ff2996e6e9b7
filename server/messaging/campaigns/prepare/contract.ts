import { z } from '@hono/zod-openapi'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'
import { exclusions } from '../words.ts'

/** What starting it at this moment would do, and what it would take. */
export const campaignForecast = z
  .object({
    /** Everybody in the audience. */
    people: z.int(),
    excluded: z.array(z.object({ reason: z.enum(exclusions), customers: z.int() })),
    /** Kept back to compare with; about as many, for it is drawn by lot when it starts. */
    held_out: z.int(),
    /** Who gets a message. */
    recipients: z.int(),
    /** Of all messages together; 1 for each email. */
    segments: z.int(),
    /** Of many recipients the segments are told from some of them. */
    segments_are_exact: z.boolean(),
    takes: z.object({ allowance: z.int(), credits: z.int() }),
    /** What there is; null without a limit. */
    left: z.object({ allowance: z.int().nullable(), credits: z.int() }),
    /** Set during the shop’s quiet hours: when the texts would begin to go. */
    goes_at: timestamp.nullable(),
    /** Why it cannot be started. */
    refusal: z.string().nullable(),
    /** It can as soon as the shop’s postal address comes with the start. */
    needs_address: z.boolean(),
    /** Hosts because of which somebody of the platform looks at it before it goes. */
    looked_at_for: z.array(z.string()),
    /** What to know before: it would stop half way for want of credits, or of what it gives. */
    warning: z.string().nullable(),
    /** A larger plan would help. */
    upgrade: z.boolean(),
  })
  .openapi('CampaignForecast')
export type CampaignForecast = z.infer<typeof campaignForecast>

export const forecastCampaign = defineRoute({
  operation: 'forecastCampaign',
  method: 'get',
  path: '/app/campaigns/{id}/forecast',
  permission: 'business',
  whileImpersonating: 'campaigns',
  inTurn: true,
  summary: 'To how many a draft would go, who is left out and why, and what it would take',
  request: { params: z.object({ id }) },
  returns: campaignForecast,
})
