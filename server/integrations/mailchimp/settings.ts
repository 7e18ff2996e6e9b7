import { type Environment, type Settings, withoutSlash } from '#server/platform/settings/setting.ts'

export const mailchimpSettings = {
  MAILCHIMP_BASE_URL: { about: 'a local stand-in.', line: '#MAILCHIMP_BASE_URL=', ofProduction: true },
} as const satisfies Settings

/** Reads the address that is used instead of the data centres that Mailchimp keys name. */
export const readMailchimpUrl = ({ MAILCHIMP_BASE_URL: url }: Environment): string | undefined =>
  url && withoutSlash(url)
