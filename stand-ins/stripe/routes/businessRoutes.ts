import { Hono } from 'hono'
import { z } from 'zod'
import { type Api, answering, type Env, within } from '../answer.ts'
import {
  createPrice,
  createProduct,
  type Price,
  type Product,
  priceListParams,
  priceParams,
  productParams,
} from '../catalog.ts'
import { missing } from '../errors.ts'
import { eventListParams, type StripeEvent } from '../events.ts'
import { bool, expand, listing } from '../params.ts'
import { advanceClock, clockAdvanceParams, clockParams, createClock, type TestClock } from '../testClocks.ts'

const none = z.strictObject({ expand })
const list = z.strictObject(listing)

/** Routes for products, prices, events and test clocks. */
export function businessRoutes(api: Api): Hono<Env> {
  const { world } = api
  const app = new Hono<Env>()
  const find = <T>(object: string, noun: string, id: string): T => {
    const row = world.store.find<T>(object, id)
    if (!row) throw missing(noun, id)
    return row
  }
  app.post(
    '/v1/products',
    answering(api, productParams, (given) => createProduct(world, given)),
  )
  app.get(
    '/v1/products',
    answering(api, list.extend({ active: bool.optional() }), (given) => {
      const rows = world.store
        .all<Product>('product')
        .filter(({ active }) => given.active === undefined || active === given.active)
      return { rows, url: '/v1/products', given }
    }),
  )
  app.get(
    '/v1/products/:id',
    answering(api, none, (_, id) => find('product', 'product', id)),
  )
  app.post(
    '/v1/prices',
    answering(api, priceParams, (given) => createPrice(world, given)),
  )
  app.get(
    '/v1/prices',
    answering(api, priceListParams, (given) => {
      const rows = world.store
        .all<Price>('price')
        .filter(({ active }) => given.active === undefined || active === given.active)
        .filter(({ product }) => given.product === undefined || product === given.product)
        .filter(({ type }) => given.type === undefined || type === given.type)
        .filter(({ currency }) => given.currency === undefined || currency === given.currency)
        .filter(({ lookup_key: key }) => !given.lookup_keys || given.lookup_keys.includes(key ?? ''))
      return { rows, url: '/v1/prices', given }
    }),
  )
  app.get(
    '/v1/prices/:id',
    answering(api, none, (_, id) => find('price', 'price', id)),
  )
  app.get(
    '/v1/events',
    answering(api, eventListParams, (given) => {
      const wanted = given.types ?? (given.type === undefined ? undefined : [given.type])
      const rows = world.store
        .all<StripeEvent>('event')
        .filter(({ type }) => wanted === undefined || wanted.some((name) => fits(name, type)))
        .filter(({ created }) => within(given.created, created))
      return { rows, url: '/v1/events', given }
    }),
  )
  app.get(
    '/v1/events/:id',
    answering(api, none, (_, id) => find('event', 'event', id)),
  )
  const clocks = '/v1/test_helpers/test_clocks'
  app.post(
    clocks,
    answering(api, clockParams, (given) => createClock(world, given)),
  )
  app.get(
    clocks,
    answering(api, list, (given) => ({
      rows: world.store.all<TestClock>('test_helpers.test_clock'),
      url: clocks,
      given,
    })),
  )
  app.get(
    `${clocks}/:id`,
    answering(api, none, (_, id) => find('test_helpers.test_clock', 'test clock', id)),
  )
  app.post(
    `${clocks}/:id/advance`,
    answering(api, clockAdvanceParams, (given, id) =>
      advanceClock(world, find<TestClock>('test_helpers.test_clock', 'test clock', id), given.frozen_time),
    ),
  )
  return app
}

const fits = (pattern: string, type: string): boolean =>
  pattern === type || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)))
