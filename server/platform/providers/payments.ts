import Stripe from 'stripe'

export type PaymentSettings = {
  secretKey: string
  /** The webhook's signing secrets, newest first: while one is replaced, both are accepted. */
  webhookSecrets: string[]
  /** Stripe's own address, except with a stand-in. */
  baseUrl?: string | undefined
  /** Whether Stripe calculates taxes on its pages of payment; they must be set up there. */
  calculatesTax: boolean
}

/** Pinned: an account's own version must not change what we read (docs/operations.md). */
const API_VERSION = '2026-10-28.endive'
/** Somebody waits for most answers. */
const TIMEOUT_MS = 15_000

export type Payments = {
  stripe: Stripe
  calculatesTax: boolean
  /**
   * The event of a webhook call, if one of the secrets signed exactly this body within the last five minutes;
   * else null.
   */
  readEvent(body: string, signature: string | undefined): Stripe.Event | null
}

/** The client of Stripe. Its own retries send the same idempotency key again. */
export function createPayments(settings: PaymentSettings): Payments {
  const { secretKey, webhookSecrets, baseUrl, calculatesTax } = settings
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(baseUrl && addressOf(new URL(baseUrl))),
  })
  return {
    stripe,
    calculatesTax,
    readEvent(body, signature) {
      if (!signature) return null
      for (const secret of webhookSecrets)
        try {
          return stripe.webhooks.constructEvent(body, signature, secret)
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
        }
      return null
    },
  }
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port && { port }),
})
