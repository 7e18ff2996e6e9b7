import { z } from '@hono/zod-openapi'
import { personFields } from '#server/loyalty/customers/contract.ts'
import { topics } from '#server/messaging/preferences/config.ts'
import { contactPreferences } from '#server/messaging/preferences/contract.ts'
import { columns, defineRoute, json, version } from '#server/platform/http/contract.ts'
import { languages } from '#server/platform/text/languages.ts'

const profile = z
  .object({
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string().nullable(),
    /** E.164. It is used to sign in, so only the business can change it. */
    phone: z.string().nullable(),
    /** `phone` as the business's country writes it. */
    phone_text: z.string().nullable(),
    birthday: z.iso.date().nullable(),
    opted_in_sms: z.boolean(),
    opted_in_email: z.boolean(),
    /** The customer agreed to emails, and has yet to follow the link in the mail that asks for confirmation. */
    email_to_confirm: z.boolean(),
    /** False where nothing is texted: a consent to texts can be ended, but none is asked for. */
    can_text: z.boolean(),
    /** The phone replied STOP; only a text from it can lift that. */
    texts_stopped: z.boolean(),
    preferences: contactPreferences,
    /** Last day of the pause, as the business's locale writes it. */
    paused_until_day: z.string().nullable(),
    has_pin: z.boolean(),
    /** Words that switching a channel on agrees to; stored as proof. */
    wording: z.object({ sms: z.string(), email: z.string() }),
    /** Mark of the wording, sent back with a consent, which counts only for these words. */
    wording_mark: z.string(),
    business: z.object({ company_name: z.string(), brand_color: z.string() }),
    version,
  })
  .openapi('OwnProfile')
export type OwnProfile = z.infer<typeof profile>

export const readProfile = defineRoute({
  operation: 'readOwnProfile',
  method: 'get',
  path: '/app/portal/profile',
  permission: 'portal',
  summary: 'What the shop knows of the guest, and what they agreed to',
  returns: profile,
})

export const saveProfile = defineRoute({
  operation: 'saveOwnProfile',
  method: 'put',
  path: '/app/portal/profile',
  permission: 'portal',
  summary: 'Change one’s own name and email, or say one’s date of birth; a stale version is refused',
  request: {
    body: columns(
      z.strictObject({
        version,
        first_name: personFields.first_name,
        last_name: personFields.last_name,
        email: personFields.email,
        birthday: personFields.birthday,
      }),
    ),
  },
  returns: profile,
})

export const changeConsent = defineRoute({
  operation: 'changeOwnConsent',
  method: 'put',
  path: '/app/portal/consents',
  permission: 'portal',
  summary: 'Agree to the shop’s texts or emails by the words shown, or end it at once',
  request: {
    body: json(
      z.strictObject({
        channel: z.enum(['sms', 'email']),
        given: z.boolean(),
        /** The mark of the shown words; needed to give consent. */
        wording_mark: z.string().max(64).optional(),
      }),
    ),
  },
  returns: profile,
})

export const changePreferences = defineRoute({
  operation: 'changeOwnPreferences',
  method: 'put',
  path: '/app/portal/preferences',
  permission: 'portal',
  summary: 'Choose topics and the language of what the shop sends, or pause all of them for 30 days',
  request: {
    body: json(
      z.strictObject({
        topics: z.partialRecord(z.enum(topics), z.boolean()).optional(),
        paused: z.boolean().optional(),
        /** Null is the business's own. */
        language: z.enum(languages).nullable().optional(),
      }),
    ),
  },
  returns: profile,
})

export const exportOwn = defineRoute({
  operation: 'exportOwnData',
  method: 'get',
  path: '/app/portal/export',
  permission: 'portal',
  summary:
    'What the shop holds about the guest, as a file (GDPR art. 15 and 20), without the notes of its staff',
  returns: z.record(z.string(), z.unknown()),
})

export const eraseOwn = defineRoute({
  operation: 'eraseSelf',
  method: 'post',
  path: '/app/portal/erase',
  permission: 'portal',
  summary: 'Make oneself anonymous at the shop for good, by one’s PIN (GDPR art. 17)',
  request: { body: json(z.strictObject({ pin: z.string().regex(/^\d{1,6}$/, 'Enter your 4-6 digit PIN') })) },
})
