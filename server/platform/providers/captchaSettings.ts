import {
  type Environment,
  faultOfAddress,
  SettingError,
  type Settings,
  withoutSlash,
} from '#server/platform/settings/setting.ts'

export const captchaSettings = {
  CAPTCHA_PROVIDER: { about: 'turnstile or hcaptcha.', line: '#CAPTCHA_PROVIDER=turnstile' },
  CAPTCHA_SITE_KEY: { about: 'a captcha, with the next one.', line: '#CAPTCHA_SITE_KEY=' },
  CAPTCHA_SECRET: { about: "from the captcha's console.", line: '#CAPTCHA_SECRET=' },
  CAPTCHA_BASE_URL: { about: 'a local stand-in.', line: '#CAPTCHA_BASE_URL=' },
} as const satisfies Settings

/** A widget that people pass and programs do not, and the secret that checks its tokens. */
export type CaptchaSettings = {
  provider: 'turnstile' | 'hcaptcha'
  siteKey: string
  secret: string
  /** Another address for the provider: a stand-in. */
  baseUrl?: string | undefined
}

/**
 * Reads the settings of the captcha; null without its keys.
 * @throws {SettingError} if only one of the keys is set, or for an unknown provider
 */
export function readCaptcha(environment: Environment): CaptchaSettings | null {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_BASE_URL: baseUrl } = environment
  if (!siteKey && !secret) return null
  if (!siteKey || !secret)
    throw new SettingError('CAPTCHA_SITE_KEY and CAPTCHA_SECRET belong together: set both or neither.')
  const provider = environment.CAPTCHA_PROVIDER ?? 'turnstile'
  if (provider !== 'turnstile' && provider !== 'hcaptcha')
    throw new SettingError('CAPTCHA_PROVIDER must be turnstile or hcaptcha.')
  const fault = faultOfAddress('CAPTCHA_BASE_URL', environment)
  if (fault) throw new SettingError(fault)
  return { provider, siteKey, secret, baseUrl: baseUrl && withoutSlash(baseUrl) }
}
