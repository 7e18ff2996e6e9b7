import { z } from '@hono/zod-openapi'
import { quickMessage } from '#server/messaging/messages/examples.ts'
import { defineRoute, id, idempotencyKey, json } from '#server/platform/http/contract.ts'

/** Spec section 7, 'Function calls': what is sent is chosen by the ids and rendered here. */
const byIds = { businessId: id.optional(), customerId: id.optional(), templateId: id.optional() }
/** What may stand beside the ids must be what the server would send by itself; of a test it is what is sent. */
const words = (most: number) => z.string().trim().max(most, `At most ${most} characters`)

export const smsCall = z
  .strictObject({
    ...byIds,
    /** Once in a customer's life; it goes by itself to whoever joins. */
    triggerType: z.literal('welcome').optional(),
    recipientPhone: words(40).optional(),
    message: words(1600).optional(),
    /** A super admin's: it is no business's message. */
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
    /** A super admin's: it is no business's message. */
    isTestEmail: z.literal(true).optional(),
  })
  .openapi('EmailCall')
export type EmailCall = z.infer<typeof emailCall>

export const sent = z
  .object({
    /** It was taken on for sending; what becomes of it, /messages/{messageId} tells. Of a test: a provider took it. */
    success: z.boolean(),
    error: z.string().nullable(),
    /** The provider's own for a test; none while the welcome is still to be written. */
    messageId: z.string().nullable(),
  })
  .openapi('SentMessage')
export type Sent = z.infer<typeof sent>

export const sendTransactionalSms = defineRoute({
  operation: 'sendTransactionalSms',
  method: 'post',
  path: '/v1/send-transactional-sms',
  permission: 'sending',
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
  summary: 'Mail a template to a customer, once per key; a super admin tests the sending of mail',
  request: { headers: idempotencyKey, body: json(emailCall) },
  returns: sent,
  example: quickMessage,
})
