import {
  type Environment,
  faultOfAddress,
  type Settings,
  withoutSlash,
} from '#server/platform/settings/setting.ts'
import type { PaymentSettings } from './stripe/payments.ts'

export const billingSettings = {
  STRIPE_SECRET_KEY: {
    about: 'payments, with the next one.',
    line: '#STRIPE_SECRET_KEY=',
    ofProduction: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    about: 'the signing secrets of the webhook.',
    line: '#STRIPE_WEBHOOK_SECRET=',
    ofProduction: true,
  },
  STRIPE_AUTOMATIC_TAX: {
    about: 'on lets Stripe calculate taxes.',
    line: '#STRIPE_AUTOMATIC_TAX=off',
    ofProduction: true,
  },
  STRIPE_BASE_URL: { about: 'a local stand-in.', line: '#STRIPE_BASE_URL=', ofProduction: true },
} as const satisfies Settings

/** Reads the settings of payments; null if neither a secret key nor a webhook secret is set. */
export function readPayments(environment: Environment, faults: string[]): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = environment
  const { STRIPE_BASE_URL: baseUrl, STRIPE_AUTOMATIC_TAX: tax = 'off' } = environment
  if (!secretKey && !secrets) return null
  const webhookSecrets = (secrets ?? '').split(',').map((secret) => secret.trim())
  if (!/^[rs]k_/.test(secretKey ?? ''))
    faults.push('STRIPE_SECRET_KEY is wrong: a secret or restricted key begins with sk_ or rk_.')
  if (!webhookSecrets.every((secret) => secret.startsWith('whsec_')))
    faults.push('STRIPE_WEBHOOK_SECRET is wrong: the signing secret of the webhook begins with whsec_.')
  const fault = faultOfAddress('STRIPE_BASE_URL', environment)
  if (fault) faults.push(fault)
  if (tax !== 'on' && tax !== 'off') faults.push('STRIPE_AUTOMATIC_TAX must be on or off.')
  return {
    ...{ secretKey: secretKey ?? '', webhookSecrets, baseUrl: baseUrl && withoutSlash(baseUrl) },
    calculatesTax: tax === 'on',
  }
}
