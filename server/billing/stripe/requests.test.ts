import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { creditsCheckout } from '../credits/buyCredits.ts'
import { planCheckout } from '../subscription/createCheckoutSession.ts'
import { changeRequest, portalRequest } from '../subscription/createPortalSession.ts'
import { keepRequest } from '../subscription/keepPlan.ts'
import { customerRequest, newCustomerRequest } from './ensureStripeCustomer.ts'
import { addressRequest } from './moveReceipts.ts'
import { endRequest } from './reconcile.ts'

const folder = new URL('../../../../shared/specs/stripe/', import.meta.url)
const isHere = existsSync(folder)
if (!isHere)
  console.warn('SKIPPED: Stripe’s official documents are not here, our requests were not held to them')

/** The schema of a request in the older OpenAPI document, for requests whose newer types are not here. */
const older = (path: string): z.ZodType => {
  const { paths } = JSON.parse(readFileSync(new URL('stripe-trim-full.json', folder), 'utf8'))
  return z.fromJSONSchema(
    strict(paths[path].post.requestBody.content['application/x-www-form-urlencoded'].schema) as Json,
  )
}

type Json = Parameters<typeof z.fromJSONSchema>[0]

/** The schema of a request, strict at any depth. */
function documented(name: string): z.ZodType {
  const text = readFileSync(new URL(`types-2026-10-28-${name}.schema.json`, folder), 'utf8')
  return z.fromJSONSchema(strict(JSON.parse(text)) as Json)
}

function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict)
  if (node === null || typeof node !== 'object') return node
  // References hold the names of definitions URL-encoded.
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' ? decodeURIComponent(value) : strict(value),
    ]),
  )
  return 'properties' in inner && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner
}

const known = { stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1' }
const page = 'https://regulars.example/subscription'
const tier = { id: 'a-tier', stripe_price_id: 'price_1' }
const checkout = {
  ...{ businessId: 'a-business', customer: 'cus_1', tier, successUrl: page, cancelUrl: page },
  calculatesTax: false,
}
const taxed = { ...checkout, calculatesTax: true }
const offer = { pack: 'small', credits: 100, amount: 500 }

const requests: [string, string, object][] = [
  ['CheckoutSessionCreateParams', 'a plan at once', planCheckout({ ...checkout, trial: null })],
  [
    'CheckoutSessionCreateParams',
    'a plan after its trial',
    planCheckout({ ...checkout, trial: { until: new Date('2026-03-16T10:00:00Z'), isNew: false } }),
  ],
  [
    'CheckoutSessionCreateParams',
    'a plan with a trial of its own',
    planCheckout({ ...checkout, trial: { until: new Date('2026-03-16T10:00:00Z'), isNew: true } }),
  ],
  [
    'CheckoutSessionCreateParams',
    'credits',
    creditsCheckout({ ...checkout, offer, success_url: page, cancel_url: page }),
  ],
  ['CheckoutSessionCreateParams', 'a plan with taxes', planCheckout({ ...taxed, trial: null })],
  [
    'CheckoutSessionCreateParams',
    'credits with taxes',
    creditsCheckout({ ...taxed, offer, success_url: page, cancel_url: page }),
  ],
  ['PortalSessionCreateParams', 'its first page', portalRequest(known, page)],
  ['PortalSessionCreateParams', 'a cancellation', portalRequest(known, page, 'cancel')],
  ['PortalSessionCreateParams', 'a card', portalRequest(known, page, 'card')],
  [
    'PortalSessionCreateParams',
    'a change',
    changeRequest(known, page, { id: 'si_1', price: 'price_2', quantity: 1 }),
  ],
]

const ana = { email: 'ana@shops.example', company_name: 'Blue Door' }
const subscription = '/v1/subscriptions/{subscription_exposed_id}'
const ofOlder: [string, string, object][] = [
  ['/v1/customers', 'a new one', newCustomerRequest('a-business')],
  ['/v1/customers/{customer}', 'its name and address', customerRequest(ana)],
  ['/v1/customers/{customer}', 'its address alone', addressRequest(ana)],
  [subscription, 'an end', endRequest],
  [subscription, 'an end of a period taken back', keepRequest({ cancel_at_period_end: true })],
  [subscription, 'an end on a day taken back', keepRequest({ cancel_at_period_end: false })],
]

describe.skipIf(!isHere)('what we ask Stripe for (skipped where shared/specs/stripe is missing)', () => {
  it.each(requests)('%s: %s is as its documents have it', (name, _, request) => {
    const schema = documented(name)
    expect(schema.safeParse(request).error?.issues).toBeUndefined()
    expect(schema.safeParse({ ...request, made_up: 'x' }).success).toBe(false)
  })

  it.each(ofOlder)('%s: %s is as they had it', (path, _, request) => {
    const schema = older(path)
    expect(schema.safeParse(request).error?.issues).toBeUndefined()
    expect(schema.safeParse({ ...request, made_up: 'x' }).success).toBe(false)
  })
})
