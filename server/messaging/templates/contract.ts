import { z } from '@hono/zod-openapi'
import { defineRoute, id, listOf, shortListQuery } from '#server/platform/http/contract.ts'

const template = { id, name: z.string(), trigger_type: z.string(), active: z.boolean() }

export const smsTemplateView = z.object({ ...template, message_template: z.string() }).openapi('SmsTemplate')
export type SmsTemplateView = z.infer<typeof smsTemplateView>

export const emailTemplateView = z
  .object({ ...template, subject: z.string(), body: z.string() })
  .openapi('EmailTemplate')
export type EmailTemplateView = z.infer<typeof emailTemplateView>

const query = shortListQuery.extend({
  /** 'true' leaves out what is deactivated. */
  active: z.literal('true').optional(),
  /** 'true' leaves out what a trigger sends. */
  by_hand: z.literal('true').optional(),
})

export const listSmsTemplates = defineRoute({
  operation: 'listSmsTemplates',
  method: 'get',
  path: '/app/sms-templates',
  permission: 'business',
  summary: 'The shop’s SMS templates by name',
  request: { query },
  returns: listOf(smsTemplateView),
})

export const listEmailTemplates = defineRoute({
  operation: 'listEmailTemplates',
  method: 'get',
  path: '/app/email-templates',
  permission: 'business',
  summary: 'The shop’s email templates by name',
  request: { query },
  returns: listOf(emailTemplateView),
})
