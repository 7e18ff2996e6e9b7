import { z } from '@hono/zod-openapi'
import { blocks, LONGEST_BODY } from '#server/messaging/blocks/contract.ts'
import {
  columns,
  defineRoute,
  id,
  idAs,
  idempotencyKey,
  listOf,
  shortListQuery,
  timestamp,
  version,
} from '#server/platform/http/contract.ts'
import { type Language, languages } from '#server/platform/text/languages.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import * as examples from './examples.ts'
import { birthdayTiming, emailTriggers, smsTriggers, triggerConfig } from './triggers.ts'

export { placeholders } from './placeholders.ts'
export { birthdayTiming, LONGEST_BODY, smsTriggers, triggerConfig }

export const LONGEST_NAME = 100
/** Most characters that Twilio takes in one text. */
export const LONGEST_TEXT = 1600
export const LONGEST_SUBJECT = 200

/** Most templates of one business and channel. They are not deleted: an unused one can be changed into another. */
export const MOST_TEMPLATES = 100
export const CHANGE_ONE = 'Change one that is no longer used.'

/** Most languages of a message besides the business's own. */
export const MOST_TRANSLATIONS = 12

const smsTranslation = z.object({ language: z.enum(languages), message_template: z.string() })
const emailTranslation = z.object({
  language: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  blocks: blocks.nullable(),
})

const template = {
  id,
  name: z.string(),
  active: z.boolean(),
  config: triggerConfig,
  version: z.int(),
  created_at: timestamp,
}

export const smsTemplateView = z
  .object({
    ...template,
    trigger_type: z.enum(smsTriggers),
    message_template: z.string(),
    translations: z.array(smsTranslation),
  })
  .openapi('SmsTemplate')
export type SmsTemplateView = z.infer<typeof smsTemplateView>

export const emailTemplateView = z
  .object({
    ...template,
    trigger_type: z.enum(emailTriggers),
    subject: z.string(),
    /** The words of the blocks, if there are any. */
    body: z.string(),
    /** Null for plain text. */
    blocks: blocks.nullable(),
    translations: z.array(emailTranslation),
    /** Hosts that it leads to, for which none of its emails goes until a super admin has reviewed them. */
    looked_at_for: z.array(z.string()),
  })
  .openapi('EmailTemplate')
export type EmailTemplateView = z.infer<typeof emailTemplateView>

/** Translations, each language once. Customers who read none of them get the text in the business's own language. */
export const translationsOf = <S extends z.ZodType<{ language: Language }>>(one: S) =>
  z
    .array(one)
    .max(MOST_TRANSLATIONS, `At most ${MOST_TRANSLATIONS} languages`)
    .refine(
      (all) => new Set(all.map(({ language }) => language)).size === all.length,
      'Each language can be there once',
    )
    .default([])

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`)

/** The command refuses missing fields, in the specification's sentence. */
export const smsDraft = z.strictObject({
  name: nameField(LONGEST_NAME),
  trigger_type: z.enum(smsTriggers),
  message_template: text(LONGEST_TEXT),
  translations: translationsOf(
    z.strictObject({ language: z.enum(languages), message_template: text(LONGEST_TEXT) }),
  ),
  config: triggerConfig.default({}),
})
export type SmsDraft = z.infer<typeof smsDraft>

export const emailDraft = z.strictObject({
  name: nameField(LONGEST_NAME),
  trigger_type: z.enum(emailTriggers),
  subject: text(LONGEST_SUBJECT),
  /** May be empty with blocks, from which it is written. */
  body: text(LONGEST_BODY),
  /** Null for plain text. */
  blocks: blocks.nullable().default(null),
  translations: translationsOf(
    z.strictObject({
      language: z.enum(languages),
      subject: text(LONGEST_SUBJECT),
      body: text(LONGEST_BODY),
      blocks: blocks.nullable().default(null),
    }),
  ),
  config: triggerConfig.default({}),
})
export type EmailDraft = z.infer<typeof emailDraft>

const query = shortListQuery.extend({
  /** 'true' leaves out deactivated templates. */
  active: z.literal('true').optional(),
  /** 'true' leaves out templates that a trigger sends. */
  by_hand: z.literal('true').optional(),
})
const one = { params: idAs('templateId') }

export const listSmsTemplates = defineRoute({
  operation: 'listSmsTemplates',
  method: 'get',
  path: '/v1/sms-templates',
  permission: 'business',
  scope: 'templates:read',
  whileImpersonating: 'sms-templates',
  summary: 'The shop’s SMS templates by name',
  request: { query },
  returns: listOf(smsTemplateView),
  example: examples.listSmsTemplates,
})

export const createSmsTemplate = defineRoute({
  operation: 'createSmsTemplate',
  method: 'post',
  path: '/v1/sms-templates',
  permission: 'business',
  scope: 'templates:write',
  needsTexts: true,
  summary: 'Make an SMS template; it is active from then on',
  request: { headers: idempotencyKey, body: columns(smsDraft) },
  makes: smsTemplateView,
  example: examples.createSmsTemplate,
})

export const editSmsTemplate = defineRoute({
  operation: 'editSmsTemplate',
  method: 'put',
  path: '/v1/sms-templates/{id}',
  permission: 'business',
  scope: 'templates:write',
  needsTexts: true,
  summary: 'Change an SMS template',
  request: { ...one, body: columns(smsDraft.extend({ version })) },
  returns: smsTemplateView,
  example: examples.editSmsTemplate,
})

export const activateSmsTemplate = defineRoute({
  operation: 'activateSmsTemplate',
  method: 'post',
  path: '/v1/sms-templates/{id}/activate',
  permission: 'business',
  scope: 'templates:write',
  needsTexts: true,
  summary: 'Let an SMS template be sent',
  request: one,
  returns: smsTemplateView,
  example: examples.activateSmsTemplate,
})

export const deactivateSmsTemplate = defineRoute({
  operation: 'deactivateSmsTemplate',
  method: 'post',
  path: '/v1/sms-templates/{id}/deactivate',
  permission: 'business',
  scope: 'templates:write',
  summary: 'Send an SMS template no longer',
  request: one,
  returns: smsTemplateView,
  example: examples.deactivateSmsTemplate,
})

export const listEmailTemplates = defineRoute({
  operation: 'listEmailTemplates',
  method: 'get',
  path: '/v1/email-templates',
  permission: 'business',
  scope: 'templates:read',
  whileImpersonating: 'email-templates',
  summary: 'The shop’s email templates by name',
  request: { query },
  returns: listOf(emailTemplateView),
  example: examples.listEmailTemplates,
})

export const emailStarter = z
  .object({
    /** A word, such as 'welcome'. */
    id: z.string(),
    name: z.string(),
    /** The occasion to send it. */
    about: z.string(),
    trigger_type: z.enum(emailTriggers),
    subject: z.string(),
    blocks,
  })
  .openapi('EmailStarter')
export type EmailStarter = z.infer<typeof emailStarter>

export const listEmailStarters = defineRoute({
  operation: 'listEmailStarters',
  method: 'get',
  path: '/app/email-starters',
  permission: 'business',
  whileImpersonating: 'email-templates',
  summary: 'E-mails of blocks to begin a template or a campaign with',
  request: { query: shortListQuery },
  returns: listOf(emailStarter),
})

export const createEmailTemplate = defineRoute({
  operation: 'createEmailTemplate',
  method: 'post',
  path: '/v1/email-templates',
  permission: 'business',
  scope: 'templates:write',
  summary: 'Make an email template; it is active from then on',
  request: { headers: idempotencyKey, body: columns(emailDraft) },
  makes: emailTemplateView,
  example: examples.createEmailTemplate,
})

export const editEmailTemplate = defineRoute({
  operation: 'editEmailTemplate',
  method: 'put',
  path: '/v1/email-templates/{id}',
  permission: 'business',
  scope: 'templates:write',
  summary: 'Change an email template',
  request: { ...one, body: columns(emailDraft.extend({ version })) },
  returns: emailTemplateView,
  example: examples.editEmailTemplate,
})

export const activateEmailTemplate = defineRoute({
  operation: 'activateEmailTemplate',
  method: 'post',
  path: '/v1/email-templates/{id}/activate',
  permission: 'business',
  scope: 'templates:write',
  summary: 'Let an email template be sent',
  request: one,
  returns: emailTemplateView,
  example: examples.activateEmailTemplate,
})

export const dropTemplateLinks = defineRoute({
  operation: 'dropTemplateLinks',
  method: 'post',
  path: '/v1/email-templates/{id}/drop-links',
  permission: 'business',
  scope: 'templates:write',
  summary: 'Take the links out of an email template that somebody of the platform has not looked at',
  request: one,
  returns: emailTemplateView,
  example: examples.dropTemplateLinks,
})

export const deactivateEmailTemplate = defineRoute({
  operation: 'deactivateEmailTemplate',
  method: 'post',
  path: '/v1/email-templates/{id}/deactivate',
  permission: 'business',
  scope: 'templates:write',
  summary: 'Send an email template no longer',
  request: one,
  returns: emailTemplateView,
  example: examples.deactivateEmailTemplate,
})
