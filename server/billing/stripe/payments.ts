import Stripe from 'stripe'
import { type Observe, observing, outcomeOfStatus } from '#server/platform/providers/observe.ts'

export type PaymentSettings = {
  secretKey: string
  /** The webhook's signing secrets, newest first: while one is replaced, both are accepted. */
  webhookSecrets: string[]
  /** Address of a stand-in; Stripe's own without it. */
  baseUrl?: string | undefined
  /** Stripe calculates taxes on its payment pages; taxes must be set up there. */
  calculatesTax: boolean
}

/** Pinned, so that an account's own version cannot change what we read (docs/operations.md). */
const API_VERSION = '2026-10-28.endive'
/** Short, because a person waits for most answers. */
const TIMEOUT_MS = 15_000
/** Greatest difference between the clocks of Stripe and of this server, in seconds. */
const TOLERANCE_S = 300

export type Payments = {
  stripe: Stripe
  calculatesTax: boolean
  /** True if one of the secrets signed exactly this body of a webhook call, at most five minutes ago or ahead. */
  isSigned(body: string, signature: string | undefined): boolean
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

/** The SDK's own client of HTTP, each of whose answers is taken note of. */
function observed(client: HttpClient, observe: Observe): HttpClient {
  const makeRequest: HttpClient['makeRequest'] = (...request) =>
    observing(
      observe,
      () => client.makeRequest(...request),
      (answer) => outcomeOfStatus(answer.getStatusCode()),
    )
  return Object.assign(Object.create(client) as HttpClient, { makeRequest })
}

/** Creates the client of Stripe. Its own retries send the same idempotency key again. */
export function createPayments(settings: PaymentSettings, observe: Observe = () => {}): Payments {
  const { secretKey, webhookSecrets, baseUrl, calculatesTax } = settings
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: observed(Stripe.createNodeHttpClient(), observe),
    ...(baseUrl && addressOf(new URL(baseUrl))),
  })
  return {
    stripe,
    calculatesTax,
    isSigned(body, signature) {
      if (!signature || !isDated(signature)) return false
      for (const secret of webhookSecrets)
        try {
          return stripe.webhooks.signature!.verifyHeader(body, signature, secret, TOLERANCE_S)
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
        }
      return false
    },
  }
}

/**
 * True if a signature names exactly one moment, in whole seconds since 1970, that is not ahead by more than the
 * tolerance. The SDK parses any text that starts with digits and refuses only old moments: a malformed or future
 * moment could be replayed for ever.
 */
function isDated(signature: string): boolean {
  const dates = signature.split(',').flatMap((item) => {
    const [name, value] = item.split('=')
    return name === 't' ? [value ?? ''] : []
  })
  const [at = ''] = dates
  return dates.length === 1 && /^\d+$/.test(at) && Number(at) <= Date.now() / 1000 + TOLERANCE_S
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port && { port }),
})
