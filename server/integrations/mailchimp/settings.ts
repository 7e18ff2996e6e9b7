import {
  type Environment,
  faultOfAddress,
  type Settings,
  withoutSlash,
} from '#server/platform/settings/setting.ts'

export const mailchimpSettings = {
  MAILCHIMP_BASE_URL: { about: 'a local stand-in.', line: '#MAILCHIMP_BASE_URL=', ofProduction: true },
} as const satisfies Settings

/** Reads the address that is used instead of the data centres that Mailchimp keys name. */
export function readMailchimpUrl(environment: Environment, faults: string[]): string | undefined {
  const fault = faultOfAddress('MAILCHIMP_BASE_URL', environment)
  if (fault) faults.push(fault)
  return environment.MAILCHIMP_BASE_URL && withoutSlash(environment.MAILCHIMP_BASE_URL)
}
