import { z } from 'zod'
import type { CaptchaSettings } from '../config.ts'

/** What a page needs to show the widget; the widgets of both providers are called alike. */
export type CaptchaWidget = { provider: CaptchaSettings['provider']; siteKey: string; scriptUrl: string }

export type Captcha = {
  widget: CaptchaWidget
  /** What the content policy must let in for the widget to run. */
  sources: string[]
  /** Whether somebody passed, by the token that their widget gave; 'unreachable' where the provider did not say. */
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
 * Asks Turnstile or hCaptcha, which speak the same protocol. better-auth's plug-in does too, but only for requests
 * that its own handler serves, and ours serves none.
 */
export function createCaptcha({ provider, siteKey, secret, baseUrl }: CaptchaSettings): Captcha {
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
        const answer = await fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' })
        return verdict.parse(await answer.json()).success ? 'passed' : 'failed'
      } catch {
        return 'unreachable'
      }
    },
  }
}
