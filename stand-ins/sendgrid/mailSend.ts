import { z } from 'zod'

const address = z.strictObject({ email: z.email(), name: z.string().optional() })
const switchedOff = z.strictObject({ enable: z.boolean() })

/** The fields of POST /v3/mail/send that the product uses. All others are refused. */
export const mailSend = z.strictObject({
  personalizations: z
    .array(
      z.strictObject({
        to: z.array(address).min(1),
        custom_args: z.record(z.string(), z.string()).optional(),
      }),
    )
    .length(1),
  from: address,
  reply_to: address.optional(),
  subject: z.string().min(1),
  content: z.array(z.strictObject({ type: z.string().min(1), value: z.string().min(1) })).min(1),
  headers: z.record(z.string(), z.string()).optional(),
  tracking_settings: z
    .strictObject({
      click_tracking: switchedOff,
      open_tracking: switchedOff,
      subscription_tracking: switchedOff,
    })
    .partial()
    .optional(),
})
export type MailSend = z.infer<typeof mailSend>

/** SendGrid refuses mail that sets one of these headers itself. */
export const reservedHeaders = new Set([
  'x-sg-id',
  'x-sg-eid',
  'received',
  'dkim-signature',
  'content-type',
  'content-transfer-encoding',
  'to',
  'from',
  'subject',
  'reply-to',
  'cc',
  'bcc',
])

export const errorBody = (message: string, field: string | null = null) => ({
  errors: [{ message, field, help: {} }],
})
