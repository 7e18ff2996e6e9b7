import { z } from '@hono/zod-openapi'
import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { defineRoute, json, timestamp } from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'

const REQUIRED = 'From Email and From Name are required'

const state = z.enum(['fine', 'missing', 'not allowed', 'unknown'])
const check = z.object({
  state,
  /** The record that would correct it, if we know it. */
  add: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }).nullable(),
})

export const emailConfigView = z
  .object({
    from_email: z.string(),
    from_name: z.string(),
    /** The last four characters of the API key that is kept; the key itself is never answered. Null without one. */
    api_key_end: z.string().nullable(),
    /**
     * Set while SendGrid refuses the key or the sender: marketing email waits until the settings are saved again.
     */
    refused: z.object({ at: timestamp, reason: z.string() }).nullable(),
    /** DNS records of the domain of From Email about SendGrid sending in its name; null before the first check. */
    domain: z
      .object({ name: z.string(), checked_at: timestamp, spf: check, dkim: check, dmarc: check })
      .nullable(),
    /** Address for the reports of SendGrid's Event Webhook. */
    reports_url: z.string(),
    /** The public key that verifies these reports; '' without one. */
    report_key: z.string(),
  })
  .openapi('EmailConfig')
export type EmailConfigView = z.infer<typeof emailConfigView>

export const readEmailConfig = defineRoute({
  operation: 'readEmailConfig',
  method: 'get',
  path: '/app/settings/email',
  permission: 'business admin',
  whileImpersonating: 'settings',
  summary: 'Through which SendGrid account, and from whom, the shop’s marketing email goes',
  returns: emailConfigView,
})

/** Fields of the form; an API key is saved only if it is not blank. */
export const emailConfig = z.strictObject({
  from_email: z.string().trim().min(1, REQUIRED).pipe(emailAddress()),
  from_name: z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'Write it on one line')
    .pipe(nameField(100).min(1, REQUIRED)),
  api_key: z
    .string()
    .trim()
    .max(200, 'An API key is shorter than that')
    .regex(/^(?:SG\.[\w.-]+)?$/, 'A SendGrid API key begins with “SG.”'),
  report_key: z.string().trim().max(400, 'A verification key is shorter than that'),
})
export type EmailConfigInput = z.infer<typeof emailConfig>

export const saveEmailConfig = defineRoute({
  operation: 'saveEmailConfig',
  method: 'put',
  path: '/app/settings/email',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Save From Email, From Name and, unless blank, the SendGrid API key; what waited for it goes on',
  request: { body: json(emailConfig) },
  returns: emailConfigView,
})

export const removeEmailKey = defineRoute({
  operation: 'removeEmailKey',
  method: 'delete',
  path: '/app/settings/email/key',
  permission: 'business admin',
  summary: 'Forget the SendGrid API key: marketing email goes through the platform again',
})

export const checkSenderDomain = defineRoute({
  operation: 'checkSenderDomain',
  method: 'post',
  path: '/app/settings/email/check',
  permission: 'business admin',
  summary:
    'Ask the domain of From Email by DNS whether SendGrid may send in its name; 20 times an hour at most',
  returns: emailConfigView,
})
