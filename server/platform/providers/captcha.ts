import { z } from 'zod'
import type { CaptchaSettings } from '#server/platform/providers/captchaSettings.ts'
import { type Observe, observing, outcomeOfStatus } from './observe.ts'

/** Data with which a page shows the widget. Both providers' widgets have the same interface. */
export type CaptchaWidget = { provider: CaptchaSettings['provider']; siteKey: string; scriptUrl: string }

export type Captcha = {
  widget: CaptchaWidget
  /** Origins that the content security policy must allow for the widget to run. */
  sources: string[]
  /** Asks the provider about the token of a person's widget; 'unreachable' if the provider gave no answer. */
  verify(token: string, address: string): Promise<'passed' | 'failed' | 'unreachable'>
}

const VERIFY_MS = 5_000
const verdict = z.object({ success: z.boolean() })

const providers = {
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
}

/**
 * Asks Turnstile or hCaptcha, which use the same protocol. better-auth has a plug-in for it, but only for
 * requests that its own handler serves, and we do not use that handler.
 */
export function createCaptcha(
  { provider, siteKey, secret, baseUrl }: CaptchaSettings,
  observe?: Observe,
): Captcha {
  const { scriptUrl, verifyUrl, sources } = baseUrl
    ? {
        scriptUrl: `${baseUrl}/api.js?render=explicit`,
        verifyUrl: `${baseUrl}/siteverify`,
        sources: [baseUrl],
      }
    : providers[provider]
  return {
    widget: { provider, siteKey, scriptUrl },
    sources,
    async verify(token, address) {
      const body = new URLSearchParams({ secret, response: token, sitekey: siteKey })
      if (address) body.set('remoteip', address)
      try {
        const signal = AbortSignal.timeout(VERIFY_MS)
        const answer = await observing(
          observe,
          () => fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' }),
          ({ status }) => outcomeOfStatus(status),
        )
        return verdict.parse(await answer.json()).success ? 'passed' : 'failed'
      } catch {
        return 'unreachable'
      }
    },
  }
}
