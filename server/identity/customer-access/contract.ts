import { z } from '@hono/zod-openapi'
import { defineRoute, id, idAs, json } from '#server/platform/http/contract.ts'
import { newPin } from '#server/platform/secrets/newPin.ts'

const phone = z.string().trim().min(1, 'Phone is required').max(40)
/** ISO 3166: the country of a number that was typed without its country code. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Two capital letters')
  .default('US')
/** A typed PIN. It is compared with the stored one, so any digits may be tried. */
const triedPin = z.string().regex(/^\d{1,6}$/, 'Enter your 4-6 digit PIN')

/** The browser's session entry. It is only for the screens; the cookie decides. */
const sessionEntry = z.object({ customerId: id, businessId: id, name: z.string(), phone: z.string() })
export type SessionEntry = z.infer<typeof sessionEntry>

const signedIn = z.object({
  /** Null if the customer must choose a business first: sign in again with its business_id. */
  session: sessionEntry.nullable(),
  businesses: z.array(z.object({ business_id: id, company_name: z.string() })),
})

export const signIn = defineRoute({
  operation: 'signInCustomer',
  method: 'post',
  path: '/auth/portal/sign-in',
  permission: 'anyone',
  summary: 'Sign in to the portal with phone and PIN',
  request: { body: json(z.strictObject({ phone, country, pin: triedPin, business_id: id.optional() })) },
  returns: signedIn,
})

export const signOut = defineRoute({
  operation: 'signOutCustomer',
  method: 'post',
  path: '/auth/portal/sign-out',
  permission: 'anyone',
  summary: 'End this portal session',
})

export const requestCode = defineRoute({
  operation: 'requestCustomerCode',
  method: 'post',
  path: '/auth/portal/code',
  permission: 'anyone',
  needsTexts: true,
  summary: 'Text a one-time code to a guest; the answer is the same whether the number is known or not',
  request: { body: json(z.strictObject({ phone, country })) },
  returns: z.object({ minutes: z.int() }),
})

export const confirmCode = defineRoute({
  operation: 'confirmCustomerCode',
  method: 'post',
  path: '/auth/portal/code/confirm',
  permission: 'anyone',
  summary: 'Prove the phone with the texted code, choose a PIN and sign in',
  request: {
    body: json(
      z.strictObject({
        phone,
        country,
        code: z.string().regex(/^\d{6}$/, 'Enter the 6 digits from the text'),
        pin: newPin,
      }),
    ),
  },
  returns: signedIn,
})

export const showPinCode = defineRoute({
  operation: 'showPinCode',
  method: 'post',
  path: '/app/counter/customers/{id}/show-pin-code',
  permission: 'counter staff',
  summary:
    'A link to show the guest as a QR code: behind it they choose their PIN, once and within 5 minutes',
  request: { params: idAs('customerId') },
  returns: z.object({ link: z.url(), seconds: z.int() }),
})

export const changePin = defineRoute({
  operation: 'changeOwnPin',
  method: 'put',
  path: '/app/portal/pin',
  permission: 'portal',
  summary: 'Choose another PIN at this shop by the present one, or a first one; other devices are signed out',
  request: { body: json(z.strictObject({ present_pin: triedPin.optional(), pin: newPin })) },
})
