import { z } from '@hono/zod-openapi'
import { quickMessage } from '#server/messaging/messages/examples.ts'
import { defineRoute, id, idempotencyKey, json } from '#server/platform/http/contract.ts'

/** Spec section 7, 'Function calls': the ids choose the message, and the server renders it. */
const byIds = { businessId: id.optional(), customerId: id.optional(), templateId: id.optional() }
/** Words beside the ids must be those that the server would send by itself; for a test they are the message. */
const words = (most: number) => z.string().trim().max(most, `At most ${most} characters`)

export const smsCall = z
  .strictObject({
    ...byIds,
    /** Sent once to each customer; everybody who joins gets it automatically. */
    triggerType: z.literal('welcome').optional(),
    recipientPhone: words(40).optional(),
    message: words(1600).optional(),
    /** For super admins: a test is no business's message. */
    isTestSms: z.literal(true).optional(),
  })
  .openapi('SmsCall')
export type SmsCall = z.infer<typeof smsCall>

export const emailCall = z
  .strictObject({
    ...byIds,
    templateName: words(100).optional(),
    subject: words(200).optional(),
    body: words(8000).optional(),
    recipientEmail: words(254).optional(),
    recipientName: words(200).nullable().optional(),
    /** For super admins: a test is no business's message. */
    isTestEmail: z.literal(true).optional(),
  })
  .openapi('EmailCall')
export type EmailCall = z.infer<typeof emailCall>

export const sent = z
  .object({
    /**
     * The message was accepted for sending; /messages/{messageId} has its result. For a test: a provider accepted
     * it.
     */
    success: z.boolean(),
    error: z.string().nullable(),
    /** For a test, the provider's own id; null while the welcome has not been written yet. */
    messageId: z.string().nullable(),
  })
  .openapi('SentMessage')
export type Sent = z.infer<typeof sent>

export const sendTransactionalSms = defineRoute({
  operation: 'sendTransactionalSms',
  method: 'post',
  path: '/v1/send-transactional-sms',
  permission: 'sending',
  scope: 'messages:write',
  needsTexts: true,
  summary:
    'Text a template or the welcome to a customer, once per key; a super admin tests the sending of texts',
  request: { headers: idempotencyKey, body: json(smsCall) },
  returns: sent,
  example: quickMessage,
})

export const sendTransactionalEmail = defineRoute({
  operation: 'sendTransactionalEmail',
  method: 'post',
  path: '/v1/send-transactional-email',
  permission: 'sending',
  scope: 'messages:write',
  summary: 'Mail a template to a customer, once per key; a super admin tests the sending of mail',
  request: { headers: idempotencyKey, body: json(emailCall) },
  returns: sent,
  example: quickMessage,
})
