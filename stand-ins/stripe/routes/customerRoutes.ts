import { Hono } from 'hono'
import { z } from 'zod'
import { type Api, answering, type Env, within } from '../answer.ts'
import type { Customer } from '../customers/customerObject.ts'
import {
  createCustomer,
  customerListParams,
  customerOf,
  customerParams,
  customerUpdateParams,
  updateCustomer,
} from '../customers/customers.ts'
import {
  attach,
  attachParams,
  detach,
  methodListParams,
  methodOf,
  methodsOf,
} from '../customers/paymentMethods.ts'
import { missing } from '../errors.ts'
import { expand } from '../params.ts'
import type { Subscription } from '../subscriptions/subscriptionObject.ts'
import { endSubscription } from '../subscriptions/subscriptions.ts'

const none = z.strictObject({ expand })

/** Routes for customers and their cards. */
export function customerRoutes(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const find = <T>(object: string, noun: string, id: string): T => {
    const row = world.store.find<T>(object, id)
    if (!row) throw missing(noun, id)
    return row
  }
  app.post(
    '/v1/customers',
    answering(api, customerParams, (given) => createCustomer(world, given)),
  )
  app.get(
    '/v1/customers',
    answering(api, customerListParams, (given) => {
      const rows = world.store
        .all<Customer>('customer')
        .filter(({ deleted }) => !deleted)
        .filter(
          ({ email }) => given.email === undefined || email?.toLowerCase() === given.email.toLowerCase(),
        )
        .filter(({ test_clock }) => (test_clock ?? undefined) === given.test_clock)
        .filter(({ created }) => within(given.created, created))
      return { rows, url: '/v1/customers', given }
    }),
  )
  app.get(
    '/v1/customers/:id',
    answering(api, none, (_, id) => find<Customer>('customer', 'customer', id)),
  )
  app.post(
    '/v1/customers/:id',
    answering(api, customerUpdateParams, (given, id) => updateCustomer(world, customerOf(world, id), given)),
  )
  app.delete(
    '/v1/customers/:id',
    answering(api, none, (_, id) => {
      const customer = customerOf(world, id)
      for (const subscription of world.store.all<Subscription>('subscription'))
        if (subscription.customer === id && !['canceled', 'incomplete_expired'].includes(subscription.status))
          endSubscription(world, subscription, 'cancellation_requested')
      world.emit('customer.deleted', customer)
      return world.store.save({ id, object: 'customer', deleted: true, _: {} })
    }),
  )
  const methods = (customer: string, given: { limit?: number | undefined }, url: string) => {
    customerOf(world, customer, 'customer')
    return { rows: methodsOf(world, customer), url, given }
  }
  app.get(
    '/v1/customers/:id/payment_methods',
    answering(api, methodListParams, (given, id) =>
      methods(id, given, `/v1/customers/${id}/payment_methods`),
    ),
  )
  app.get(
    '/v1/payment_methods',
    answering(api, methodListParams, (given) => methods(given.customer ?? '', given, '/v1/payment_methods')),
  )
  app.get(
    '/v1/payment_methods/:id',
    answering(api, none, (_, id) => find('payment_method', 'PaymentMethod', id)),
  )
  app.post(
    '/v1/payment_methods/:id/attach',
    answering(api, attachParams, ({ customer }, id) =>
      attach(world, id, customerOf(world, customer, 'customer')),
    ),
  )
  app.post(
    '/v1/payment_methods/:id/detach',
    answering(api, none, (_, id) => {
      const method = methodOf(world, id)
      if (!method) throw missing('PaymentMethod', id)
      return detach(world, method)
    }),
  )
  return app
}
