import { Hono } from 'hono'
import { z } from 'zod'
import { type Api, answering, type Env, within } from '../answer.ts'
import { customerOf, listedOf } from '../customers/customers.ts'
import { attach, methodOf, type PaymentMethod } from '../customers/paymentMethods.ts'
import { invalid, missing } from '../errors.ts'
import { bool, expand, integer, listing, mergeMetadata, metadata, range, taken, text } from '../params.ts'
import type { Charge } from '../payments/charges.ts'
import { cancelIntent, cardError, chargeIntent, newIntent, type PaymentIntent } from '../payments/payments.ts'
import { createRefund, type Refund, refundParams } from '../payments/refunds.ts'

const none = z.strictObject({ expand })
const confirmable = {
  payment_method: text.optional(),
  off_session: bool.optional(),
  return_url: text.optional(),
  error_on_requires_action: bool.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  payment_method_options: taken,
  expand,
}
export const intentParams = z.strictObject({
  ...confirmable,
  amount: integer,
  currency: text,
  automatic_payment_methods: z.strictObject({ enabled: bool, allow_redirects: taken }).optional(),
  confirm: bool.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.array(z.enum(['card'])).optional(),
  statement_descriptor_suffix: text.optional(),
})
const intentListParams = z.strictObject({ ...listing, customer: text.optional(), created: range.optional() })
const chargeListParams = intentListParams.extend({ payment_intent: text.optional() })

/** Routes for payments, charges and refunds. */
export function paymentRoutes(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const find = <T>(object: string, id: string, noun = object): T => {
    const row = world.store.find<T>(object, id)
    if (!row) throw missing(noun, id)
    return row
  }
  app.post(
    '/v1/payment_intents',
    answering(api, intentParams, (given) => newPayment(api, given)),
  )
  app.get(
    '/v1/payment_intents',
    answering(api, intentListParams, (given) => {
      const rows = world.store
        .all<PaymentIntent>('payment_intent')
        .filter(listedOf(world, given.customer))
        .filter(({ created }) => within(given.created, created))
      return { rows, url: '/v1/payment_intents', given }
    }),
  )
  app.get(
    '/v1/payment_intents/:id',
    answering(api, none, (_, id) => find('payment_intent', id)),
  )
  app.post(
    '/v1/payment_intents/:id/confirm',
    answering(api, z.strictObject(confirmable), (given, id) => {
      const row = find<PaymentIntent>('payment_intent', id)
      if (!['requires_payment_method', 'requires_confirmation'].includes(row.status))
        throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${row.status}.`, {
          code: 'payment_intent_unexpected_state',
        })
      return confirm(api, row, given)
    }),
  )
  app.post(
    '/v1/payment_intents/:id/cancel',
    answering(api, none.extend({ cancellation_reason: text.optional() }), (given, id) =>
      cancelIntent(world, find('payment_intent', id), given.cancellation_reason ?? null),
    ),
  )
  app.get(
    '/v1/charges/:id',
    answering(api, none, (_, id) => find('charge', id)),
  )
  app.get(
    '/v1/charges',
    answering(api, chargeListParams, (given) => {
      const rows = world.store
        .all<Charge>('charge')
        .filter(listedOf(world, given.customer))
        .filter((row) => given.payment_intent === undefined || row.payment_intent === given.payment_intent)
        .filter(({ created }) => within(given.created, created))
      return { rows, url: '/v1/charges', given }
    }),
  )
  app.post(
    '/v1/refunds',
    answering(api, refundParams, (given) => createRefund(world, given)),
  )
  app.get(
    '/v1/refunds/:id',
    answering(api, none, (_, id) => find('refund', id)),
  )
  app.get(
    '/v1/refunds',
    answering(
      api,
      z.strictObject({ ...listing, charge: text.optional(), payment_intent: text.optional() }),
      (given) => {
        const rows = world.store
          .all<Refund>('refund')
          .filter(({ charge }) => given.charge === undefined || charge === given.charge)
          .filter((row) => given.payment_intent === undefined || row.payment_intent === given.payment_intent)
        return { rows, url: '/v1/refunds', given }
      },
    ),
  )
  return app
}

function newPayment(api: Api, given: z.output<typeof intentParams>): PaymentIntent {
  const { world } = api
  const customer = given.customer ? customerOf(world, given.customer, 'customer') : null
  if (given.amount < 50 && given.currency === 'usd')
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  if (given.off_session && !given.confirm)
    throw invalid('You can only set `off_session` when `confirm` is `true`.', { param: 'off_session' })
  const intent = newIntent(world, {
    amount: given.amount,
    currency: given.currency.toLowerCase(),
    customer: customer?.id ?? null,
    description: given.description ?? null,
    metadata: mergeMetadata({}, given.metadata),
    receipt_email: given.receipt_email ?? null,
    setup_future_usage: given.setup_future_usage ?? null,
  })
  return given.confirm ? confirm(api, intent, given) : intent
}

function confirm(
  { world }: Api,
  intent: PaymentIntent,
  given: { payment_method?: string | undefined; off_session?: boolean | undefined },
): PaymentIntent {
  const id = given.payment_method ?? (intent.payment_method as string | null)
  if (!id)
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state' },
    )
  const customer = intent.customer ? customerOf(world, intent.customer as string) : undefined
  const method: PaymentMethod | undefined = methodOf(world, id) ?? (customer && attach(world, id, customer))
  if (!method) throw missing('PaymentMethod', id, 'payment_method')
  if (method.customer !== (intent.customer ?? null))
    throw invalid(
      `The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must attach it to a Customer first.`,
      { param: 'payment_method' },
    )
  const outcome = chargeIntent(world, intent, method, {
    isOffSession: given.off_session ?? false,
    isAuthenticated: false,
  })
  if (typeof outcome === 'object') throw cardError(outcome, intent)
  return intent
}
