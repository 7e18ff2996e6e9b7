import { type Environment, type Settings, withoutSlash } from '#server/platform/settings/setting.ts'

export const mailchimpSettings = {
  MAILCHIMP_BASE_URL: { about: 'a local stand-in.', line: '#MAILCHIMP_BASE_URL=', ofProduction: true },
} as const satisfies Settings

/** Where businesses' Mailchimp keys are used instead of the data centre that each names. */
export const readMailchimpUrl = ({ MAILCHIMP_BASE_URL: url }: Environment): string | undefined =>
  url && withoutSlash(url)
