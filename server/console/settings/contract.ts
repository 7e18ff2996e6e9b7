import { z } from '@hono/zod-openapi'
import { companyName } from '#server/businesses/business/contract.ts'
import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { amount, columns, defineRoute, json, version } from '#server/platform/http/contract.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'

const atMost = (length: number) => z.string().trim().max(length, `At most ${length} characters`)
/** Empty means not given, as a form sends it. */
const optional = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema])
const hour = z.int('Choose an hour').min(0, 'Choose an hour').max(24, 'Choose an hour')

const language = optional(z.enum(pageLanguages, 'Choose a language'))

/** Profile that staff enter for their business. An optional field that is not given is ''. */
export const profileFields = {
  company_name: companyName,
  brand_color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour such as #c2410c')
    .toLowerCase(),
  address: atMost(300),
  contact_phone: atMost(40),
  contact_email: optional(emailAddress()),
  time_zone: z.string().max(64),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Choose a currency'),
  default_country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
  /** Language of customers who chose none, by ISO 639-1; '' for that of the country. */
  language,
  visit_window_minutes: z
    .int('Enter a whole number of minutes')
    .min(0, 'Not below 0')
    .max(1440, 'At most a day: 1440 minutes'),
  texts_from_hour: hour,
  texts_until_hour: hour,
  sms_opt_in_wording: atMost(1000),
  email_opt_in_wording: atMost(1000),
  privacy_notice: atMost(5000),
}
export const profile = z.strictObject(profileFields)
export type Profile = z.infer<typeof profile>

export const settingsView = z
  .object({
    profile: z.object({ ...profileFields, contact_email: z.string() }),
    version,
    /**
     * The reason messages do not carry the present name, if it was chosen before such names were refused; null if
     * they do.
     */
    company_name_fault: z.string().nullable(),
    email_tracking_enabled: z.boolean(),
    portal_enabled: z.boolean(),
    /** True if marketing mail waits until a customer who agreed by the form or the portal confirms it. */
    double_opt_in: z.boolean(),
    weekly_mail_enabled: z.boolean(),
    /** True if the reader has ended it for themselves. */
    weekly_mail_left: z.boolean(),
    /** Countries, by ISO 3166 code, in which customers may be texted besides the business's own. */
    text_countries: z.array(z.string()),
    /** Largest amount that a counter worker may record, in minor units; null for no limit. */
    counter_most_amount: z.int().nullable(),
    /** Marketing texts a customer gets in seven days at most; null for no cap. */
    marketing_texts_a_week: z.int().nullable(),
    /** Marketing emails a customer gets in seven days at most; null for no cap. */
    marketing_mails_a_week: z.int().nullable(),
    logo_url: z.string().nullable(),
    /** Texts beside the sign-up form's boxes if the business has written none. */
    default_wording: z.object({ sms: z.string(), email: z.string() }),
    /** ISO 3166 codes to choose from. */
    countries: z.array(z.string()),
    /** ISO 4217 codes to choose from. */
    currencies: z.array(z.string()),
    /** True once amounts are kept in the present currency, so it can't change any more. */
    currency_locked: z.boolean(),
  })
  .openapi('Settings')
export type SettingsView = z.infer<typeof settingsView>

export const readSettings = defineRoute({
  operation: 'readSettings',
  method: 'get',
  path: '/app/settings',
  permission: 'business',
  whileImpersonating: 'settings',
  summary: 'The shop’s profile and settings',
  returns: settingsView,
})

export const saveProfile = defineRoute({
  operation: 'saveProfile',
  method: 'put',
  path: '/app/settings/profile',
  permission: 'business admin',
  summary: 'Change the shop’s profile; a stale version is refused with the profile as it is',
  // Pages of 1.0.0 send no language, which leaves it as it is.
  request: { body: columns(z.strictObject({ version, ...profileFields, language: language.optional() })) },
  returns: settingsView,
})

export const switchEmailTracking = defineRoute({
  operation: 'switchEmailTracking',
  method: 'put',
  path: '/app/settings/email-tracking',
  permission: 'business admin',
  summary: 'Switch email open tracking on or off, for mails sent from now on',
  request: { body: json(z.strictObject({ enabled: z.boolean() })) },
  returns: z.object({ email_tracking_enabled: z.boolean() }),
})

export const switchPortal = defineRoute({
  operation: 'switchPortal',
  method: 'put',
  path: '/app/settings/portal',
  permission: 'business admin',
  summary: 'Open or close the customer portal for every customer of the shop',
  request: { body: json(z.strictObject({ enabled: z.boolean() })) },
  returns: z.object({ portal_enabled: z.boolean() }),
})

export const switchDoubleOptIn = defineRoute({
  operation: 'switchDoubleOptIn',
  method: 'put',
  path: '/app/settings/double-opt-in',
  permission: 'business admin',
  summary:
    'Switch on or off that guests confirm by a mail that they agreed to emails, for what they agree to from now on',
  request: { body: json(z.strictObject({ enabled: z.boolean() })) },
  returns: z.object({ double_opt_in: z.boolean() }),
})

export const switchWeeklyMail = defineRoute({
  operation: 'switchWeeklyMail',
  method: 'put',
  path: '/app/settings/weekly-mail',
  permission: 'business admin',
  summary: 'Switch on or off the mail that tells the shop’s admins each Monday how the week went',
  request: { body: json(z.strictObject({ enabled: z.boolean() })) },
  returns: z.object({ weekly_mail_enabled: z.boolean(), weekly_mail_left: z.boolean() }),
})

export const setCounterLimit = defineRoute({
  operation: 'setCounterLimit',
  method: 'put',
  path: '/app/settings/counter-limit',
  permission: 'business admin',
  summary:
    'Set the most that somebody who works at the counter alone may record at once, or nothing for no limit',
  request: { body: json(z.strictObject({ amount: amount.min(1, 'Enter an amount above 0').nullable() })) },
  returns: z.object({ counter_most_amount: z.int().nullable() }),
})

export const setTextCountries = defineRoute({
  operation: 'setTextCountries',
  method: 'put',
  path: '/app/settings/text-countries',
  permission: 'business admin',
  needsTexts: true,
  summary: 'Choose to which countries guests may be texted, besides the shop’s own',
  request: {
    body: json(
      z.strictObject({ countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Choose a country')).max(250) }),
    ),
  },
  returns: z.object({ text_countries: z.array(z.string()) }),
})

const MOST_A_WEEK = 7
const weeklyCap = z.strictObject({
  a_week: z
    .int('Enter a whole number')
    .min(1, 'At least 1 a week')
    .max(MOST_A_WEEK, `At most ${MOST_A_WEEK} a week`)
    .nullable(),
})

export const setTextCap = defineRoute({
  operation: 'setTextCap',
  method: 'put',
  path: '/app/settings/text-cap',
  permission: 'business admin',
  needsTexts: true,
  summary: 'Set how many marketing texts a guest gets in seven days at the most, or nothing for no cap',
  request: { body: json(weeklyCap) },
  returns: z.object({ marketing_texts_a_week: z.int().nullable() }),
})

export const setMailCap = defineRoute({
  operation: 'setMailCap',
  method: 'put',
  path: '/app/settings/mail-cap',
  permission: 'business admin',
  summary: 'Set how many marketing emails a guest gets in seven days at the most, or nothing for no cap',
  request: { body: json(weeklyCap) },
  returns: z.object({ marketing_mails_a_week: z.int().nullable() }),
})

/** A picture of 512 KB, in base64. */
const LONGEST_PICTURE = Math.ceil((512 * 1024) / 3) * 4

export const saveLogo = defineRoute({
  operation: 'saveLogo',
  method: 'put',
  path: '/app/settings/logo',
  permission: 'business admin',
  summary: 'Set the shop’s logo: a PNG, JPEG or WebP of at most 512 KB, in base64',
  request: {
    body: json(
      z.strictObject({
        picture: z
          .string()
          .min(1, 'Choose a picture')
          .max(LONGEST_PICTURE, 'The picture may have at most 512 KB')
          .pipe(z.base64('This is not a picture in base64')),
      }),
    ),
  },
  returns: z.object({ logo_url: z.string() }),
})

export const removeLogo = defineRoute({
  operation: 'removeLogo',
  method: 'delete',
  path: '/app/settings/logo',
  permission: 'business admin',
  summary: 'Go without a logo: cards show the shop’s first letter',
})
