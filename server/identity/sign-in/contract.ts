import { z } from '@hono/zod-openapi'
import { companyName } from '#server/businesses/business/contract.ts'
import { permissions } from '#server/identity/sessions/contract.ts'
import { asciiDomain, emailAddress } from '#server/platform/contact/emailAddress.ts'
import { defineRoute, id, json, timestamp } from '#server/platform/http/contract.ts'
import type { OwnRefusal } from '#server/platform/http/index.ts'
import { pageLanguages, staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { weaknessesOf, weaknessWords } from './weakPassword.ts'

export const email = z.string().trim().toLowerCase().pipe(emailAddress('Please enter a valid email address'))

/** A new password. A weak one is refused with the code `weak_password` and its reasons. */
export const newPassword = z
  .string()
  .max(128, 'At most 128 characters')
  .superRefine((password, context) => {
    const reasons = weaknessesOf(password)
    if (reasons.length === 0) return
    const refusal: OwnRefusal = { code: 'weak_password', details: { reasons } }
    context.addIssue({ code: 'custom', message: weaknessWords[reasons[0]!], params: { refusal } })
  })
  .openapi({ minLength: 6 })

export const teamRole = z.enum(['admin', 'member', 'counter'])

export const membershipView = z.object({
  business_id: id,
  tenant_id: id,
  company_name: z.string(),
  role: teamRole,
})

export const sessionView = z
  .object({
    /** The session's own id, another one after every sign-in. It gives no access. */
    id,
    user: z.object({
      id,
      email: z.string(),
      name: z.string(),
      /** The language that the person chose; null for none, and at a shared till, which keeps its own. */
      language: z.enum(staffLanguages).nullable(),
    }),
    /** The end of the session if it is not used before. */
    expires_at: z.iso.datetime(),
    /** False during an impersonation: the platform's own screens wait until it ends. */
    is_super_admin: z.boolean(),
    /** Set during an impersonation: the super admin reads what the business's admin reads, and changes nothing. */
    look: z.object({ ends_at: z.iso.datetime() }).nullable(),
    /** True if a super admin has to set up two-step sign-in before anything else. */
    second_factor_due: z.boolean(),
    /** The current business, with what screens need to format its money, dates and phones. */
    business: z
      .object({
        id,
        company_name: z.string(),
        created_at: timestamp,
        subscription_status: z.string(),
        /** The end of a trial that ends without a payment. */
        trial_ends_at: z.iso.datetime().nullable(),
        tier: z.object({ id, name: z.string() }),
        currency: z.string(),
        time_zone: z.string(),
        locale: z.string(),
        default_country: z.string(),
        /** Language of customers who chose none, by ISO 639-1. */
        language: z.enum(pageLanguages),
        brand_color: z.string(),
        /** True if the owner has confirmed their email address. Before that customers get no texts and no mail. */
        owner_proven: z.boolean(),
        logo_url: z.string().nullable(),
        /** True once it made a program, archived ones too. */
        has_programs: z.boolean(),
        /** Unless it is open, the business can only be read. */
        standing: z.enum(['open', 'closed', 'suspended']),
        /** Set while the business is closed. */
        closing: z.object({ since: z.iso.datetime(), erased_after: z.iso.datetime() }).nullable(),
        /** Set while the business is suspended; the reason is for its admin. */
        suspension: z
          .object({ since: z.iso.datetime(), reason: z.string().nullable(), support_address: z.string() })
          .nullable(),
      })
      .nullable(),
    tenant_id: id.nullable(),
    role: teamRole.nullable(),
    memberships: z.array(membershipView),
    /** Set if the session is a shared till; `user` is then the person who signed in by PIN, if anybody. */
    shared_till: z
      .object({ signed_in: z.object({ name: z.string() }), is_anybody_there: z.boolean() })
      .nullable(),
    /** The permissions of this role in this business, from the same table that the routes use. */
    permissions: z.array(z.enum(permissions)),
    /** False where the installation sends no texts: then the screens offer nothing that needs them. */
    can_text: z.boolean(),
    /** True if the person was on a team before and is on none now. */
    left_shop: z.boolean(),
  })
  .openapi('Session')
export type SessionView = z.infer<typeof sessionView>

export const signUp = defineRoute({
  operation: 'signUp',
  method: 'post',
  path: '/auth/sign-up',
  permission: 'anyone',
  summary: 'Create an account with its company, workspace and admin membership, and sign in',
  request: {
    body: json(
      z.strictObject({
        company_name: companyName,
        email,
        password: newPassword,
        tier_id: z.uuid('Please select a subscription tier'),
        time_zone: z.string().max(64).optional(),
        locale: z.string().max(35).optional(),
      }),
    ),
  },
  makes: z.object({
    business_id: id,
    tier: z.object({ id, name: z.string(), stripe_price_id: z.string().nullable() }),
  }),
})

export const signIn = defineRoute({
  operation: 'signIn',
  method: 'post',
  path: '/auth/sign-in',
  permission: 'anyone',
  summary: 'Sign in with email and password',
  request: {
    body: json(z.strictObject({ email, password: z.string().min(1, 'Password is required').max(128) })),
  },
  returns: z.object({ is_super_admin: z.boolean() }),
})

/** Every way to sign in. Its texts are in web/sign-in/ways/texts.ts. */
export const waysToSignIn = ['password', 'email_code', 'magic_link', 'sms_code', 'google', 'sso'] as const
export type WayToSignIn = (typeof waysToSignIn)[number]
export const grantToken = defineRoute({
  operation: 'grantToken',
  method: 'post',
  path: '/auth/token',
  permission: 'anyone',
  summary:
    'Sign in for calls without a browser: an access token for the Authorization header, and a refresh token for the next one',
  request: {
    query: z.strictObject({
      grant_type: z.enum(['password', 'refresh_token'], 'Unsupported grant_type'),
    }),
    body: json(
      z.strictObject({
        email: email.optional(),
        password: z.string().min(1).max(128).optional(),
        refresh_token: z.string().max(200).optional(),
      }),
    ),
  },
  returns: z.object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    /** Validity of the access token in seconds, and its end in seconds since 1970, as in the token itself. */
    expires_in: z.int(),
    expires_at: z.int(),
    refresh_token: z.string(),
    user: z.object({ id, email: z.string() }),
  }),
})

/** The spec's auth settings: the ways to sign in that are switched on. */
export const authSettings = defineRoute({
  operation: 'readAuthSettings',
  method: 'get',
  path: '/auth/settings',
  permission: 'anyone',
  summary: 'Which ways to sign in are switched on',
  returns: z.object({
    providers: z.array(z.object({ id: z.literal('google'), is_local: z.boolean() })),
    ways: z.array(z.object({ id: z.enum(waysToSignIn), is_on: z.boolean() })),
    /** True if any company signs in through its own provider. */
    sso: z.boolean(),
    /** The widget whose token goes in the header x-captcha-response, for calls that need it. */
    captcha: z
      .object({ provider: z.enum(['turnstile', 'hcaptcha']), site_key: z.string(), script_url: z.string() })
      .nullable(),
    /** The operator's email address. */
    support_address: z.string(),
  }),
})
export type AuthProvider = { id: 'google'; is_local: boolean }

export const authorize = defineRoute({
  operation: 'signInWithGoogle',
  method: 'post',
  path: '/auth/authorize',
  permission: 'anyone',
  summary: 'Begin a sign-in with Google: where to send the browser',
  request: {
    body: json(
      z.strictObject({
        provider: z.literal('google'),
        time_zone: z.string().max(64).optional(),
        locale: z.string().max(35).optional(),
      }),
    ),
  },
  returns: z.object({ url: z.string() }),
})

export const signInWithSso = defineRoute({
  operation: 'signInWithSso',
  method: 'post',
  path: '/auth/sso',
  permission: 'anyone',
  summary: 'Begin a sign-in through a company’s own provider, by its domain or id: where to send the browser',
  request: {
    body: json(
      z.union([
        z.strictObject({ domain: z.string().trim().toLowerCase().overwrite(asciiDomain).min(1).max(253) }),
        z.strictObject({ provider_id: z.string().min(1).max(40) }),
      ]),
    ),
  },
  returns: z.object({ url: z.string() }),
})

export const signOut = defineRoute({
  operation: 'signOut',
  method: 'post',
  path: '/auth/sign-out',
  permission: 'anyone',
  summary: 'End this session, all others of the same person, or all of them',
  request: { query: z.strictObject({ scope: z.enum(['local', 'others', 'global']).default('local') }) },
})

export const readSession = defineRoute({
  operation: 'readSession',
  method: 'get',
  path: '/auth/session',
  permission: 'anyone',
  summary: 'Who is signed in, or null',
  returns: z.object({ session: sessionView.nullable() }),
})

export const switchBusiness = defineRoute({
  operation: 'switchBusiness',
  method: 'post',
  path: '/auth/session/business',
  permission: 'signed in',
  summary: 'Look at another shop that one is on the team of',
  request: { body: json(z.strictObject({ business_id: id })) },
  returns: z.object({ business_id: id }),
})
