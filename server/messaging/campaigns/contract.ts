import { z } from '@hono/zod-openapi'
import { lift, visitors } from '#server/messaging/attribution/contract.ts'
import { blocks } from '#server/messaging/blocks/contract.ts'
import { gift } from '#server/messaging/gifts/config.ts'
import { LONGEST_BODY, LONGEST_SUBJECT, translationsOf } from '#server/messaging/templates/contract.ts'
import {
  defineRoute,
  id,
  json,
  listOf,
  listQuery,
  timestamp,
  version,
} from '#server/platform/http/contract.ts'
import { languages } from '#server/platform/text/languages.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import { campaignStatuses, exclusions, recipientStates, withdrawals } from './words.ts'

export const LONGEST_CAMPAIGN_NAME = 100
/** How many customers can be picked by hand. */
export const MOST_PICKED = 1000

const type = z.enum(['email', 'sms'])

export const campaignAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** One's id, or 'ready:<name>'. */
  z.strictObject({ kind: z.literal('segment'), segment: z.string().min(1).max(100) }),
  z.strictObject({ kind: z.literal('picked'), customer_ids: z.array(id).max(MOST_PICKED) }),
])

const words = {
  /** An email's, and '' for a text. */
  subject: z.string().trim().max(LONGEST_SUBJECT, `At most ${LONGEST_SUBJECT} characters`).default(''),
  /** With blocks it may be left empty: it is written from them. */
  body: z.string().trim().max(LONGEST_BODY, `At most ${LONGEST_BODY} characters`),
  /** Of an email; null for plain text. */
  blocks: blocks.nullable().default(null),
}
const language = z.enum(languages)

/** The shop's own words, and the same in other languages. */
export const campaignText = z.strictObject({
  ...words,
  translations: translationsOf(z.strictObject({ language, ...words })),
})

/** Gives each recipient a code of a rebate program or a reward of the catalogue, whose code {code} stands for. */
export const campaignOffer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rebate_code'), program_id: id }),
  z.strictObject({ kind: z.literal('reward'), ...gift.shape }),
])

/** What one sets of a campaign; it may be saved half done, and is looked at whole when it starts. */
const settings = {
  audience: campaignAudience.default({ kind: 'all' }),
  template_id: id.nullable().default(null),
  /** Two are tried against each other: each recipient is given one by lot. */
  texts: z.array(campaignText).min(1).max(2),
  offer: campaignOffer.nullable().default(null),
  holdout_percent: z.int().min(0).max(50, 'At most 50').default(10),
  throttle_per_minute: z.int().min(1, 'At least 1').max(100_000).nullable().default(null),
}

const name = nameField(LONGEST_CAMPAIGN_NAME)

/** The specification's dialog makes a draft of a name and a type. With a template and no text, the template's is copied. */
export const newCampaign = z.strictObject({ name, type, ...settings, texts: settings.texts.optional() })
export type NewCampaign = z.infer<typeof newCampaign>

export const campaignEdit = z.strictObject({ name, ...settings, version })
export type CampaignEdit = z.infer<typeof campaignEdit>

export const campaignView = z
  .object({
    id,
    name: z.string(),
    type,
    status: z.enum(campaignStatuses),
    /** Why it is paused or failed, in words. */
    status_reason: z.string().nullable(),
    /** How many it goes to, once it has started. */
    recipient_count: z.int(),
    created_at: timestamp,
    scheduled_for: timestamp.nullable(),
    /** What has not been sent by then is not sent. */
    not_after: timestamp.nullable(),
    started_at: timestamp.nullable(),
    sent_at: timestamp.nullable(),
  })
  .openapi('Campaign')
export type CampaignView = z.infer<typeof campaignView>

/** Everybody that was looked at, each in one of these. Of a draft all are 0. */
export const campaignProgress = z.object({
  excluded: z.int(),
  held_out: z.int(),
  /** Chosen, and not yet handed over for sending. */
  waiting: z.int(),
  queued: z.int(),
  sending: z.int(),
  /** The provider took it; whether it arrived, it has not said. */
  accepted: z.int(),
  delivered: z.int(),
  /** It may have gone out or not, and is never sent again. */
  uncertain: z.int(),
  /** It certainly did not arrive. */
  rejected: z.int(),
  /** It must not be sent: consent, STOP, the plan's texts. */
  withheld: z.int(),
  /** Cancelled, too late, or the customer is gone. */
  withdrawn: z.int(),
})

const shownWords = { subject: z.string(), body: z.string(), blocks: blocks.nullable() }

export const campaignDetail = campaignView
  .extend({
    audience: campaignAudience,
    template_id: id.nullable(),
    texts: z.array(z.object({ ...shownWords, translations: z.array(z.object({ language, ...shownWords })) })),
    offer: campaignOffer.nullable(),
    holdout_percent: z.int(),
    throttle_per_minute: z.int().nullable(),
    version: z.int(),
    progress: campaignProgress,
    /** Of those that certainly did not go out: how many can be tried again, and how many failed for good. */
    retry: z.object({ can: z.int(), never: z.int() }),
    /** While it waits for a super admin’s look: the other hosts that its links lead to. */
    looked_at_for: z.array(z.string()),
    /** While it is sending texts outside the shop's hours: when those who wait are written to. */
    goes_on_at: timestamp.nullable(),
  })
  .openapi('CampaignDetail')
export type CampaignDetail = z.infer<typeof campaignDetail>

const one = { params: z.object({ id }) }

export const listCampaigns = defineRoute({
  operation: 'listCampaigns',
  method: 'get',
  path: '/app/campaigns',
  permission: 'business',
  summary: 'The shop’s campaigns, newest first',
  request: {
    query: z.strictObject({
      type: z.enum(['all', 'email', 'sms']).default('all'),
      ...listQuery({ usual: 50, most: 200 }),
    }),
  },
  returns: listOf(campaignView),
})

export const createCampaign = defineRoute({
  operation: 'createCampaign',
  method: 'post',
  path: '/app/campaigns',
  permission: 'business',
  summary: 'Make a campaign, as a draft that goes to nobody until it is started',
  request: { body: json(newCampaign) },
  makes: campaignDetail,
})

export const readCampaign = defineRoute({
  operation: 'readCampaign',
  method: 'get',
  path: '/app/campaigns/{id}',
  permission: 'business',
  summary: 'A campaign, and how far it has come',
  request: one,
  returns: campaignDetail,
})

export const editCampaign = defineRoute({
  operation: 'editCampaign',
  method: 'put',
  path: '/app/campaigns/{id}',
  permission: 'business',
  summary: 'Change a draft',
  request: { ...one, body: json(campaignEdit) },
  returns: campaignDetail,
})

export const deleteCampaign = defineRoute({
  operation: 'deleteCampaign',
  method: 'delete',
  path: '/app/campaigns/{id}',
  permission: 'business',
  summary: 'Delete a draft',
  request: one,
})

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
  summary: 'To how many a draft would go, who is left out and why, and what it would take',
  request: one,
  returns: campaignForecast,
})

/** 'YYYY-MM-DDTHH:MM' by the shop's clock. */
const localMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Choose a day and a time')
  .nullable()
  .default(null)

/** The shop’s, for emails, where the shop has none yet. */
const postalAddress = z
  .string()
  .trim()
  .min(1, 'Enter the postal address of your shop')
  .max(300, 'At most 300 characters')
  .nullable()
  .default(null)

export const startCampaign = defineRoute({
  operation: 'startCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/start',
  permission: 'business',
  summary: 'Send a draft now, or at a time of the shop’s clock',
  request: {
    ...one,
    body: json(z.strictObject({ version, at: localMoment, not_after: localMoment, address: postalAddress })),
  },
  returns: campaignDetail,
})

export const reopenCampaign = defineRoute({
  operation: 'reopenCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/reopen',
  permission: 'business',
  summary: 'Make a scheduled campaign a draft again',
  request: one,
  returns: campaignDetail,
})

export const dropCampaignLinks = defineRoute({
  operation: 'dropCampaignLinks',
  method: 'post',
  path: '/app/campaigns/{id}/drop-links',
  permission: 'business',
  summary: 'Take the links to other sites out of an email campaign that waits for a look because of them',
  request: one,
  returns: campaignDetail,
})

export const pauseCampaign = defineRoute({
  operation: 'pauseCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/pause',
  permission: 'business',
  summary: 'Send no more of a campaign for now',
  request: one,
  returns: campaignDetail,
})

export const resumeCampaign = defineRoute({
  operation: 'resumeCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/resume',
  permission: 'business',
  summary: 'Go on with a paused campaign',
  request: one,
  returns: campaignDetail,
})

export const cancelCampaign = defineRoute({
  operation: 'cancelCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/cancel',
  permission: 'business',
  summary: 'End a campaign for good; what is not yet being sent is withdrawn',
  request: one,
  returns: campaignDetail,
})

export const retryCampaign = defineRoute({
  operation: 'retryCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/retry',
  permission: 'business',
  summary: 'Try again what certainly did not arrive',
  request: one,
  returns: campaignDetail,
})

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
    /** Why a message was not sent, in words. */
    failure: z.string().nullable(),
    /** Which of two texts, from 0. */
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
  path: '/app/campaigns/{id}/recipients',
  permission: 'business',
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
})

/** A campaign that went out, and what came of it. */
export const sentCampaign = campaignView.pick({ id: true, name: true, type: true }).extend({
  started_at: timestamp,
  sent: z.int(),
  /** Of emails, by people. */
  opened: z.int(),
  /** Everyone for whom a message was made, whatever became of it. */
  messaged: visitors,
  held_out: visitors,
  /** Until when visits are counted. */
  counted_until: timestamp,
})
export type SentCampaign = z.infer<typeof sentCampaign>

const outcome = z.object({
  sent: z.int(),
  delivered: z.int(),
  /** Of emails, by people. */
  opened: z.int(),
  /** Fetched by scanners and privacy proxies alone. */
  machine_opened: z.int(),
  /** Said STOP after it and before another campaign’s text, or unsubscribed by a link in it, within 14 days. */
  unsubscribed: z.int(),
  /** Answered a text otherwise than by a keyword, within 14 days and before another one. */
  replies: z.int(),
  /** Used the reward or code that it gave. */
  redeemed: z.int(),
})

export const campaignResults = z
  .object({
    ...outcome.shape,
    /** One for each text. */
    variants: z.array(outcome),
  })
  .openapi('CampaignResults')
export type CampaignResults = z.infer<typeof campaignResults>

export const readCampaignResults = defineRoute({
  operation: 'readCampaignResults',
  method: 'get',
  path: '/app/campaigns/{id}/results',
  permission: 'business',
  summary: 'What came of the messages of a campaign',
  request: one,
  returns: campaignResults,
})

export const campaignEffect = z
  .object({
    /** People who followed a link, and those of whom only a machine did. */
    clicked: z.int(),
    machine_clicked: z.int(),
    /** Those that most people followed. */
    links: z.array(z.object({ url: z.string(), people: z.int() })),
    /** Those it was sent to. */
    messaged: visitors,
    /** Chosen, and not known to have got it: it failed, was withheld, is uncertain or on its way. */
    unreached: visitors,
    held_out: visitors,
    /** Until when visits are counted; null before it has started. */
    counted_until: timestamp.nullable(),
    /** Of everyone chosen. Null where nobody was held out, or not everybody was written to. */
    lift: lift.nullable(),
  })
  .openapi('CampaignEffect')
export type CampaignEffect = z.infer<typeof campaignEffect>

export const readCampaignEffect = defineRoute({
  operation: 'readCampaignEffect',
  method: 'get',
  path: '/app/campaigns/{id}/effect',
  permission: 'business',
  summary: 'Who followed links of a campaign, who came within 14 days, and whether it brought them',
  request: one,
  returns: campaignEffect,
})

export const readCampaignsEffect = defineRoute({
  operation: 'readCampaignsEffect',
  method: 'get',
  path: '/app/campaign-effect',
  permission: 'business',
  summary: 'Whether the newest campaigns together brought people, each beside those held out of it',
  returns: z.object({
    /** How many are in it. */
    campaigns: z.int(),
    /** Everyone for whom a message was made, whatever became of it. */
    messaged: visitors,
    held_out: visitors,
    lift,
  }),
})
