import { z } from '@hono/zod-openapi'
import { blocks } from '#server/messaging/blocks/contract.ts'
import { gift } from '#server/messaging/gifts/config.ts'
import { LONGEST_BODY, LONGEST_SUBJECT, translationsOf } from '#server/messaging/templates/contract.ts'
import {
  columns,
  defineRoute,
  id,
  idempotencyKey,
  listOf,
  listQuery,
  timestamp,
  version,
} from '#server/platform/http/contract.ts'
import { languages } from '#server/platform/text/languages.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import * as examples from './examples.ts'
import { campaignStatuses, type RecipientState, recipientStates } from './words.ts'

export const LONGEST_CAMPAIGN_NAME = 100
/** The most customers that can be picked by hand. */
export const MOST_PICKED = 1000

const type = z.enum(['email', 'sms'])

export const campaignAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** A segment's id, or 'ready:<name>'. */
  z.strictObject({ kind: z.literal('segment'), segment: z.string().min(1).max(100) }),
  z.strictObject({ kind: z.literal('picked'), customer_ids: z.array(id).max(MOST_PICKED) }),
])

const words = {
  /** The subject of an email; '' for a text. */
  subject: z.string().trim().max(LONGEST_SUBJECT, `At most ${LONGEST_SUBJECT} characters`).default(''),
  /** May be left empty where there are blocks: the body is then written from them. */
  body: z.string().trim().max(LONGEST_BODY, `At most ${LONGEST_BODY} characters`),
  /** The blocks of an email; null for plain text. */
  blocks: blocks.nullable().default(null),
}
const language = z.enum(languages)

/** A text in the business's own words, with its translations. */
export const campaignText = z.strictObject({
  ...words,
  translations: translationsOf(z.strictObject({ language, ...words })),
})

/** Gives each recipient a code of a rebate program or a reward of the catalogue. {code} stands for its code. */
export const campaignOffer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rebate_code'), program_id: id }),
  z.strictObject({ kind: z.literal('reward'), ...gift.shape }),
])

/** Settings of a campaign. A draft may be saved half done; the settings are checked as a whole when it starts. */
const settings = {
  audience: campaignAudience.default({ kind: 'all' }),
  template_id: id.nullable().default(null),
  /** With two texts, each recipient is given one by lot. */
  texts: z.array(campaignText).min(1).max(2),
  offer: campaignOffer.nullable().default(null),
  holdout_percent: z.int().min(0).max(50, 'At most 50').default(10),
  throttle_per_minute: z.int().min(1, 'At least 1').max(100_000).nullable().default(null),
}

const name = nameField(LONGEST_CAMPAIGN_NAME)

/**
 * The specification's dialog makes a draft of a name and a type. With a template and no text, the template's text is
 * copied.
 */
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
    /** The reason it is paused or failed, in words. */
    status_reason: z.string().nullable(),
    /** Number of recipients, once it has started. */
    recipient_count: z.int(),
    created_at: timestamp,
    scheduled_for: timestamp.nullable(),
    /** Messages that have not been sent by then are not sent. */
    not_after: timestamp.nullable(),
    started_at: timestamp.nullable(),
    sent_at: timestamp.nullable(),
  })
  .openapi('Campaign')
export type CampaignView = z.infer<typeof campaignView>

/** Number of customers in each state, of everybody that the campaign looked at. All are 0 for a draft. */
export const campaignProgress = z.object(
  Object.fromEntries(recipientStates.map((state) => [state, z.int()])) as Record<RecipientState, z.ZodInt>,
)

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
    /** Messages that certainly did not go out: how many can be tried again, and how many failed for good. */
    retry: z.object({ can: z.int(), never: z.int() }),
    /** While it waits for a super admin's review: the other hosts that its links lead to. */
    looked_at_for: z.array(z.string()),
    /** While it is sending texts outside the business's hours: when the recipients who wait are written to. */
    goes_on_at: timestamp.nullable(),
  })
  .openapi('CampaignDetail')
export type CampaignDetail = z.infer<typeof campaignDetail>

const one = { params: z.object({ id }) }

export const listCampaigns = defineRoute({
  operation: 'listCampaigns',
  method: 'get',
  path: '/v1/campaigns',
  permission: 'business',
  scope: 'campaigns:read',
  whileImpersonating: 'campaigns',
  summary: 'The shop’s campaigns, newest first',
  request: {
    query: z.strictObject({
      type: z.enum(['all', 'email', 'sms']).default('all'),
      ...listQuery({ usual: 50, most: 200 }),
    }),
  },
  returns: listOf(campaignView),
  example: examples.listCampaigns,
})

export const createCampaign = defineRoute({
  operation: 'createCampaign',
  method: 'post',
  path: '/v1/campaigns',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Make a campaign, as a draft that goes to nobody until it is started',
  request: { headers: idempotencyKey, body: columns(newCampaign) },
  makes: campaignDetail,
  example: examples.createCampaign,
})

export const readCampaign = defineRoute({
  operation: 'readCampaign',
  method: 'get',
  path: '/v1/campaigns/{id}',
  permission: 'business',
  scope: 'campaigns:read',
  whileImpersonating: 'campaigns',
  summary: 'A campaign, and how far it has come',
  request: one,
  returns: campaignDetail,
  example: examples.readCampaign,
})

export const editCampaign = defineRoute({
  operation: 'editCampaign',
  method: 'put',
  path: '/v1/campaigns/{id}',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Change a draft',
  request: { ...one, body: columns(campaignEdit) },
  returns: campaignDetail,
  example: examples.editCampaign,
})

export const deleteCampaign = defineRoute({
  operation: 'deleteCampaign',
  method: 'delete',
  path: '/v1/campaigns/{id}',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Delete a draft',
  request: one,
})

export const reopenCampaign = defineRoute({
  operation: 'reopenCampaign',
  method: 'post',
  path: '/v1/campaigns/{id}/reopen',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Make a scheduled campaign a draft again',
  request: one,
  returns: campaignDetail,
  example: examples.reopenCampaign,
})
