import { z } from '@hono/zod-openapi'
import { lift, visitors } from '#server/messaging/attribution/contract.ts'
import { defineRoute, id, listOf, listQuery, timestamp } from '#server/platform/http/contract.ts'
import { campaignView } from '../contract.ts'
import * as examples from '../examples.ts'
import { exclusions, recipientStates, withdrawals } from '../words.ts'

const one = { params: z.object({ id }) }

const reason = z.enum([...exclusions, ...withdrawals])

export const campaignRecipient = z
  .object({
    customer: z.object({
      id,
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    state: z.enum(recipientStates),
    reason: reason.nullable(),
    /** The reason a message was not sent, in words. */
    failure: z.string().nullable(),
    /** Index of the text, from 0. */
    variant: z.int(),
    message_id: id.nullable(),
    sent_at: timestamp.nullable(),
    opened_at: timestamp.nullable(),
  })
  .openapi('CampaignRecipient')
export type CampaignRecipient = z.infer<typeof campaignRecipient>

export const listCampaignRecipients = defineRoute({
  operation: 'listCampaignRecipients',
  method: 'get',
  path: '/v1/campaigns/{id}/recipients',
  permission: 'business',
  scope: 'campaigns:read',
  whileImpersonating: 'campaigns',
  summary: 'Everybody that a campaign looked at, and what became of their message',
  request: {
    ...one,
    query: z.strictObject({
      state: z.enum(['all', ...recipientStates]).default('all'),
      reason: reason.optional(),
      ...listQuery({ usual: 50, most: 200 }),
    }),
  },
  returns: listOf(campaignRecipient),
  example: examples.listCampaignRecipients,
})

/** A campaign that went out, and its results. */
export const sentCampaign = campaignView.pick({ id: true, name: true, type: true }).extend({
  started_at: timestamp,
  sent: z.int(),
  /** Emails opened by a person. */
  opened: z.int(),
  /** Everyone for whom a message was made, whatever became of it. */
  messaged: visitors,
  held_out: visitors,
  /** Visits are counted until then. */
  counted_until: timestamp,
})
export type SentCampaign = z.infer<typeof sentCampaign>

const outcome = z.object({
  sent: z.int(),
  delivered: z.int(),
  /** Emails opened by a person. */
  opened: z.int(),
  /** Emails fetched only by scanners and privacy proxies. */
  machine_opened: z.int(),
  /** Said STOP after it and before another campaign's text, or unsubscribed by a link in it, within 14 days. */
  unsubscribed: z.int(),
  /** Answered a text otherwise than by a keyword, within 14 days and before another text. */
  replies: z.int(),
  /** Used the reward or code that it gave. */
  redeemed: z.int(),
})

export const campaignResults = z
  .object({
    ...outcome.shape,
    /** One entry for each text. */
    variants: z.array(outcome),
  })
  .openapi('CampaignResults')
export type CampaignResults = z.infer<typeof campaignResults>

export const readCampaignResults = defineRoute({
  operation: 'readCampaignResults',
  method: 'get',
  path: '/v1/campaigns/{id}/results',
  permission: 'business',
  scope: 'campaigns:read',
  whileImpersonating: 'campaigns',
  inTurn: true,
  summary: 'What came of the messages of a campaign',
  request: one,
  returns: campaignResults,
  example: examples.readCampaignResults,
})

export const campaignEffect = z
  .object({
    /** People who followed a link. `machine_clicked` are those whose links only a machine followed. */
    clicked: z.int(),
    machine_clicked: z.int(),
    /** The links that most people followed. */
    links: z.array(z.object({ url: z.string(), people: z.int() })),
    /** Customers to whom it was sent. */
    messaged: visitors,
    /** Chosen, but not known to have got it: the message failed, was withheld, is uncertain or on its way. */
    unreached: visitors,
    held_out: visitors,
    /** Visits are counted until then; null before it has started. */
    counted_until: timestamp.nullable(),
    /** Lift among everyone chosen. Null where nobody was held out, or not everybody was written to. */
    lift: lift.nullable(),
  })
  .openapi('CampaignEffect')
export type CampaignEffect = z.infer<typeof campaignEffect>

export const readCampaignEffect = defineRoute({
  operation: 'readCampaignEffect',
  method: 'get',
  path: '/v1/campaigns/{id}/effect',
  permission: 'business',
  scope: 'campaigns:read',
  whileImpersonating: 'campaigns',
  inTurn: true,
  summary: 'Who followed links of a campaign, who came within 14 days, and whether it brought them',
  request: one,
  returns: campaignEffect,
  example: examples.readCampaignEffect,
})

export const campaignsEffect = z.object({
  /** Number of campaigns compared. */
  campaigns: z.int(),
  /** Everyone for whom a message was made, whatever became of it. */
  messaged: visitors,
  held_out: visitors,
  lift,
  /** The newest campaigns and everyone for whom they made a message. Counted only while none can be compared. */
  uncompared: z.object({ campaigns: z.int(), messaged: visitors }),
})
export type CampaignsEffect = z.infer<typeof campaignsEffect>

export const readCampaignsEffect = defineRoute({
  operation: 'readCampaignsEffect',
  method: 'get',
  path: '/app/campaign-effect',
  permission: 'business',
  whileImpersonating: 'campaigns',
  inTurn: true,
  summary: 'Whether the newest campaigns together brought people, each beside those held out of it',
  returns: campaignsEffect,
})
