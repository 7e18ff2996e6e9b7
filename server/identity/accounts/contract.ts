import { z } from '@hono/zod-openapi'
import {
  mailedCode,
  mailedSignInLink,
  textedCode,
} from '#server/identity/accounts/one-time-codes/contract.ts'
import { email, newPassword } from '#server/identity/sign-in/contract.ts'
import { defineRoute, id, json, listOf, shortListQuery, timestamp } from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import { staffLanguages } from '#server/platform/text/pageLanguages.ts'

const token = z
  .string()
  .min(1, 'Part of the link is missing. Open it again from the email.')
  .max(200, 'Part of the link is missing. Open it again from the email.')
const password = z.string().min(1, 'Password is required').max(128)

export const accountView = z
  .object({
    email: z.string(),
    email_verified: z.boolean(),
    name: z.string(),
    /** False for a person who has only ever signed in through another service. */
    has_password: z.boolean(),
    /** E.164. Codes can be texted to it. */
    phone: z.string().nullable(),
    created_at: timestamp,
  })
  .openapi('Account')
export type AccountView = z.infer<typeof accountView>

export const sessionItem = z
  .object({
    id,
    /** From the User-Agent, such as 'Chrome' on 'Windows'; null if it is unknown. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** The network address of the sign-in, as we saw it. No service is asked where it is. */
    address: z.string().nullable(),
    signed_in_at: timestamp,
    /** To the day: a session is renewed once a day while it is used. */
    last_used_at: timestamp,
    is_current: z.boolean(),
  })
  .openapi('SessionItem')
export type SessionItem = z.infer<typeof sessionItem>

export const recover = defineRoute({
  operation: 'requestPasswordReset',
  method: 'post',
  path: '/auth/recover',
  permission: 'anyone',
  summary: 'Mail a link to choose a new password, if the address has an account; the answer is the same',
  request: { body: json(z.strictObject({ email })) },
})

export const openReset = defineRoute({
  operation: 'openReset',
  method: 'post',
  path: '/auth/reset-password/open',
  permission: 'anyone',
  summary: 'Whose password a mailed link resets; the link goes on working',
  request: { body: json(z.strictObject({ token })) },
  returns: z.object({ email: z.string() }),
})

export const resetPassword = defineRoute({
  operation: 'resetPassword',
  method: 'post',
  path: '/auth/reset-password',
  permission: 'anyone',
  summary: 'Choose a new password with a mailed link, once; every session ends',
  request: { body: json(z.strictObject({ token, password: newPassword })) },
})

export const resend = defineRoute({
  operation: 'resendVerification',
  method: 'post',
  path: '/auth/resend',
  permission: 'signed in',
  summary: 'Mail the link that verifies the email address again',
})

const linkOf = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type), token })
const mailedLinks = [linkOf('signup'), linkOf('email_change')] as const

export const openVerify = defineRoute({
  operation: 'openVerify',
  method: 'post',
  path: '/auth/verify/open',
  permission: 'anyone',
  summary: 'Which address a mailed link confirms, and for whose account; the link goes on working',
  request: { body: json(z.discriminatedUnion('type', mailedLinks)) },
  returns: z.object({
    email: z.string(),
    account: z.object({
      name: z.string(),
      /** The address that the account signs in with until then. */
      email: z.string(),
      company_names: z.array(z.string()),
    }),
    /** True if this browser is signed in to the account. */
    is_signed_in: z.boolean(),
  }),
})

export const verify = defineRoute({
  operation: 'verify',
  method: 'post',
  path: '/auth/verify',
  permission: 'anyone',
  summary:
    'Prove an email address with a mailed link, once: the one signed up with, which ends all that opened the account unless this browser is signed in to it, or a new one, there alone, which signs out every other device. Or sign in with a mailed or texted code, or a mailed link',
  request: {
    body: json(z.discriminatedUnion('type', [...mailedLinks, mailedCode, mailedSignInLink, textedCode])),
  },
  returns: z.object({
    email: z.string(),
    /** True if the account belongs to a super admin. */
    is_super_admin: z.boolean().optional(),
    /**
     * For a mailed link: true if everything that opened the account before ended, because this browser was not signed
     * in to it.
     */
    is_claimed: z.boolean().optional(),
  }),
})

export const readAccount = defineRoute({
  operation: 'readAccount',
  method: 'get',
  path: '/auth/user',
  permission: 'signed in',
  summary: 'The account of who is signed in',
  returns: accountView,
})

export const changeName = defineRoute({
  operation: 'changeName',
  method: 'put',
  path: '/auth/user',
  permission: 'signed in',
  summary: "Change the account's name",
  request: {
    body: json(z.strictObject({ name: nameField(120).min(1, 'Name is required') })),
  },
  returns: accountView,
})

export const chooseLanguage = defineRoute({
  operation: 'chooseLanguage',
  method: 'put',
  path: '/auth/user/language',
  permission: 'signed in',
  summary: 'Choose the language of our screens and mails for this account, and for this browser',
  request: { body: json(z.strictObject({ language: z.enum(staffLanguages) })) },
})

export const changeEmail = defineRoute({
  operation: 'changeEmail',
  method: 'post',
  path: '/auth/user/email',
  permission: 'signed in',
  summary: 'Mail a link to a new email address, which then becomes the one to sign in with',
  request: { body: json(z.strictObject({ email, password })) },
})

export const changePassword = defineRoute({
  operation: 'changePassword',
  method: 'post',
  path: '/auth/user/password',
  permission: 'signed in',
  summary: 'Change the password; every other session ends',
  request: { body: json(z.strictObject({ current_password: password, password: newPassword })) },
})

export const listSessions = defineRoute({
  operation: 'listSessions',
  method: 'get',
  path: '/auth/sessions',
  permission: 'signed in',
  summary: 'Where this person is signed in, this session first, then by last use',
  request: { query: shortListQuery },
  returns: listOf(sessionItem),
})

export const endSession = defineRoute({
  operation: 'endSession',
  method: 'delete',
  path: '/auth/sessions/{id}',
  permission: 'signed in',
  summary: 'Sign out one session of one’s own',
  request: { params: z.object({ id }) },
})
