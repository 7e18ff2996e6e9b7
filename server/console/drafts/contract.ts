import { z } from '@hono/zod-openapi'
import { profileFields } from '#server/console/settings/contract.ts'
import { blocks } from '#server/messaging/blocks/contract.ts'
import { campaignOffer } from '#server/messaging/campaigns/contract.ts'
import {
  LONGEST_BODY,
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  smsTriggers,
} from '#server/messaging/templates/contract.ts'
import { costOfText } from '#server/messaging/triggers/contract.ts'
import { defineRoute, id, idempotencyKey, json } from '#server/platform/http/contract.ts'

const smsDraft = z.strictObject({
  message_template: z.string().max(LONGEST_TEXT),
  /** Of a template: the moment at which it is sent. A campaign has none. */
  trigger_type: z.enum(smsTriggers).nullable().default(null),
  plain_names: z.boolean().default(false),
})
const emailDraft = z.strictObject({
  subject: z.string().max(LONGEST_SUBJECT),
  body: z.string().max(LONGEST_BODY),
  blocks: blocks.nullable().default(null),
})
/** A colour that the business has not saved; null for its own. */
const brandColor = profileFields.brand_color.nullable().default(null)
/** The customer for whom it is rendered; null for an invented customer. */
const reader = {
  customer_id: id.nullable().default(null),
  /** A campaign's offer of codes: {code} reads like one of them, which is not made. */
  offer: campaignOffer.nullable().default(null),
}

export const draftPreview = z
  .object({
    /** Null for a text. */
    subject: z.string().nullable(),
    content: z.string(),
    /** The whole mail as a page, to show in a sandboxed frame; null for a text. */
    html: z.string().nullable(),
    segments: z.int(),
    characters: z.int(),
    encoding: z.enum(['GSM-7', 'UCS-2']),
    /** Cost of one message now: texts of the month's allowance, and credits. */
    takes: z.object({ allowance: z.int(), credits: z.int() }),
    left: z.object({ allowance: z.int().nullable(), credits: z.int() }),
    /** Segments of such a text for customers with short and long names; null for a mail. */
    each: costOfText.nullable(),
    /** The same words in characters of which more fit into a segment, if that makes the text shorter. */
    plain: z.object({ message_template: z.string(), segments: z.int() }).nullable(),
  })
  .openapi('DraftPreview')
export type DraftPreview = z.infer<typeof draftPreview>

const testSent = z.object({
  messageId: id,
  /** The address or phone of the caller. */
  recipient: z.string(),
  /** The reason it is not sent, in words. */
  failure: z.string().nullable(),
})

export const previewSmsDraft = defineRoute({
  operation: 'previewSmsDraft',
  method: 'post',
  path: '/app/sms-drafts/preview',
  permission: 'business',
  needsTexts: true,
  summary: 'What a customer would read of an SMS template that is being written, and what one takes',
  request: { body: json(smsDraft.extend(reader)) },
  returns: draftPreview,
})

export const previewEmailDraft = defineRoute({
  operation: 'previewEmailDraft',
  method: 'post',
  path: '/app/email-drafts/preview',
  permission: 'business',
  summary: 'What a customer would read of an email template that is being written',
  request: { body: json(emailDraft.extend({ ...reader, brand_color: brandColor })) },
  returns: draftPreview,
})

export const testSmsDraft = defineRoute({
  operation: 'testSmsDraft',
  method: 'post',
  path: '/app/sms-drafts/test',
  permission: 'business',
  needsTexts: true,
  summary: 'Text an SMS template that is being written to the phone of one’s own account',
  request: { headers: idempotencyKey, body: json(smsDraft.extend(reader)) },
  returns: testSent,
})

export const testEmailDraft = defineRoute({
  operation: 'testEmailDraft',
  method: 'post',
  path: '/app/email-drafts/test',
  permission: 'business',
  summary: 'Mail an email template that is being written to the address of one’s own account',
  request: { headers: idempotencyKey, body: json(emailDraft.extend(reader)) },
  returns: testSent,
})
