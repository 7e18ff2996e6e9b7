import { z } from '@hono/zod-openapi'
import { email } from '#server/identity/sign-in/contract.ts'
import { defineRoute, json } from '#server/platform/http/contract.ts'
import type { Renamed } from '#server/platform/http/index.ts'

const phone = z.string().trim().min(1, 'Phone is required').max(40)
/** ISO 3166: the country of a number that was typed without its country code. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Two capital letters')
  .default('US')
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code')
const link = z
  .string()
  .min(1, 'Part of the link is missing. Open it again from the email.')
  .max(200, 'Part of the link is missing. Open it again from the email.')
const password = z.string().min(1, 'Password is required').max(128)
/** The place that the browser reports, for a new business. */
const place = { time_zone: z.string().max(64).optional(), locale: z.string().max(35).optional() }

/** The input of `POST /verify` for signing in. */
export const mailedCode = z.strictObject({ type: z.literal('email'), email, token: code, ...place })
export const mailedSignInLink = z.strictObject({ type: z.literal('magiclink'), token: link, ...place })
export const textedCode = z.strictObject({ type: z.literal('sms'), phone, country, token: code })
export type SignInProof = Renamed<
  z.output<typeof mailedCode> | z.output<typeof mailedSignInLink> | z.output<typeof textedCode>
>

export const requestCode = defineRoute({
  operation: 'requestCode',
  method: 'post',
  path: '/auth/otp',
  permission: 'anyone',
  summary:
    'Mail a one-time code with a link, or text a code to the phone of an account; the answer is the same for everybody',
  request: {
    body: json(
      z
        .strictObject({
          email: email.optional(),
          phone: phone.optional(),
          country,
          /** True if an address without an account gets one with the code. A phone never does. */
          create_user: z.boolean().default(true),
          channel: z.literal('sms').default('sms'),
        })
        .superRefine((input, context) => {
          const given = [input.email, input.phone].filter((one) => one !== undefined).length
          if (given === 1) return
          const message = 'You must provide either an email or phone number'
          context.addIssue({ code: 'custom', message, path: [given === 0 ? 'email' : 'phone'] })
        }),
    ),
  },
  returns: z.object({ minutes: z.int() }),
})

export const openLink = defineRoute({
  operation: 'openLink',
  method: 'post',
  path: '/auth/otp/open',
  permission: 'anyone',
  summary: 'Whom a mailed link signs in; the link goes on working',
  request: { body: json(z.strictObject({ token: link })) },
  returns: z.object({ email: z.string(), has_account: z.boolean() }),
})

export const changePhone = defineRoute({
  operation: 'changeOwnPhone',
  method: 'post',
  path: '/auth/user/phone',
  permission: 'signed in',
  needsTexts: true,
  summary: 'Text a code to a phone, which then becomes the account’s',
  request: { body: json(z.strictObject({ phone, country, password })) },
  returns: z.object({ phone: z.string(), minutes: z.int() }),
})

export const provePhone = defineRoute({
  operation: 'proveOwnPhone',
  method: 'post',
  path: '/auth/user/phone/verify',
  permission: 'signed in',
  summary: 'Prove the phone with the texted code; the account’s other phone, if any, is replaced',
  request: { body: json(z.strictObject({ phone, country, token: code })) },
})

export const removePhone = defineRoute({
  operation: 'removeOwnPhone',
  method: 'delete',
  path: '/auth/user/phone',
  permission: 'signed in',
  summary: 'Take the phone off the account',
  request: { body: json(z.strictObject({ password })) },
})
