import { Hono } from 'hono'
import { z } from 'zod'
import { type Api, answering, type Env, within } from '../answer.ts'
import type { Price } from '../catalog.ts'
import { customerOf, listedOf } from '../customers/customers.ts'
import { methodOf } from '../customers/paymentMethods.ts'
import { invalid, missing } from '../errors.ts'
import {
  billingMode,
  bool,
  expand,
  integer,
  listing,
  mergeMetadata,
  metadata,
  range,
  taken,
  text,
  trialSettings,
} from '../params.ts'
import { cardError } from '../payments/payments.ts'
import {
  cancelSubscription,
  changeSubscription,
  subscriptionCancelParams,
  subscriptionUpdateParams,
} from '../subscriptions/changeSubscription.ts'
import type { Subscription } from '../subscriptions/subscriptionObject.ts'
import { subscribe } from '../subscriptions/subscriptions.ts'
import { day } from '../world.ts'

const none = z.strictObject({ expand })
export const subscriptionParams = z.strictObject({
  customer: text,
  items: z
    .array(z.strictObject({ price: text, quantity: integer.optional(), metadata: metadata.optional() }))
    .min(1),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: bool.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: taken,
  billing_mode: billingMode.optional(),
  trial_end: integer.optional(),
  trial_period_days: integer.optional(),
  trial_settings: trialSettings.optional(),
  expand,
})
const subscriptionListParams = z.strictObject({
  ...listing,
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      'all',
      'active',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
  created: range.optional(),
})

export function subscriptionRoutes(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const subscription = (id: string) => {
    const row = world.store.find<Subscription>('subscription', id)
    if (!row) throw missing('subscription', id)
    return row
  }
  app.post(
    '/v1/subscriptions',
    answering(api, subscriptionParams, (given) => newSubscription(api, given)),
  )
  app.get(
    '/v1/subscriptions',
    answering(api, subscriptionListParams, (given) => {
      const rows = world.store
        .all<Subscription>('subscription')
        .filter(listedOf(world, given.customer))
        .filter(
          ({ items }) =>
            given.price === undefined || items.data.some(({ price }) => price.id === given.price),
        )
        .filter(({ status }) => hasStatus(status, given.status))
        .filter(({ created }) => within(given.created, created))
      return { rows, url: '/v1/subscriptions', given }
    }),
  )
  app.get(
    '/v1/subscriptions/:id',
    answering(api, none, (_, id) => subscription(id)),
  )
  app.post(
    '/v1/subscriptions/:id',
    answering(api, subscriptionUpdateParams, (given, id) =>
      changeSubscription(world, subscription(id), given),
    ),
  )
  app.delete(
    '/v1/subscriptions/:id',
    answering(api, subscriptionCancelParams, (given, id) =>
      cancelSubscription(world, subscription(id), given),
    ),
  )
  return app
}

const hasStatus = (status: string, wanted: string | undefined): boolean => {
  if (wanted === 'all') return true
  if (wanted === undefined) return status !== 'canceled'
  return wanted === 'ended' ? ['canceled', 'incomplete_expired'].includes(status) : status === wanted
}

function newSubscription({ world }: Api, given: z.output<typeof subscriptionParams>): Subscription {
  const customer = customerOf(world, given.customer, 'customer')
  const items = given.items.map(({ price: id, quantity = 1 }, index) => {
    const price = world.store.find<Price>('price', id)
    if (!price) throw missing('price', id, `items[${index}][price]`)
    return { price, quantity }
  })
  const method = methodOf(
    world,
    given.default_payment_method ?? (customer.invoice_settings.default_payment_method as string),
  )
  if (given.default_payment_method && method?.customer !== customer.id)
    throw missing('PaymentMethod', given.default_payment_method, 'default_payment_method')
  const trialEnd =
    given.trial_end ??
    (given.trial_period_days ? world.now(customer.id) + given.trial_period_days * day : undefined)
  const behaviour = given.payment_behavior ?? 'allow_incomplete'
  if (!method && trialEnd === undefined && behaviour !== 'default_incomplete')
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  const pay = behaviour === 'default_incomplete' ? null : { isOffSession: given.off_session ?? false, method }
  const { subscription, outcome } = subscribe(
    world,
    {
      ...{ customer: customer.id, items, trialEnd, description: given.description },
      metadata: mergeMetadata({}, given.metadata),
      defaultMethod: given.default_payment_method,
      missingCard: given.trial_settings?.end_behavior.missing_payment_method,
    },
    pay,
  )
  if (behaviour === 'error_if_incomplete' && typeof outcome === 'object') throw cardError(outcome)
  return subscription
}
