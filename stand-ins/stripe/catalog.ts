import type Stripe from 'stripe'
import { z } from 'zod'
import { invalid, missing } from './errors.ts'
import { bool, expand, integer, listing, mergeMetadata, metadata, range, taken, text } from './params.ts'
import { type Kept, newId } from './store.ts'
import { monthsLater, type World } from './world.ts'

export type Price = Kept<Stripe.Price>
export type Product = Kept<Stripe.Product>

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.optional(),
})
const productData = z.strictObject({
  name: text,
  description: text.optional(),
  metadata: metadata.optional(),
  images: taken,
  tax_code: text.optional(),
  unit_label: text.optional(),
})
export const priceData = z.strictObject({
  currency: text,
  product: text.optional(),
  product_data: productData.optional(),
  recurring: recurring.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  unit_amount: integer.optional(),
})
export const priceParams = priceData.extend({
  nickname: text.optional(),
  lookup_key: text.optional(),
  metadata: metadata.optional(),
  active: bool.optional(),
  expand,
})
export const productParams = productData.extend({
  id: text.optional(),
  active: bool.optional(),
  url: text.optional(),
  expand,
})
export const priceListParams = z.strictObject({
  ...listing,
  active: bool.optional(),
  product: text.optional(),
  currency: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  lookup_keys: z.array(text).optional(),
  created: range.optional(),
})

export function createProduct(world: World, given: z.output<typeof productParams>): Product {
  const created = world.now()
  const product: Product = {
    id: given.id ?? newId('prod', 14),
    object: 'product',
    active: given.active ?? true,
    created,
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, given.metadata),
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: given.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: given.unit_label ?? null,
    updated: created,
    url: given.url ?? null,
    _: {},
  }
  return world.store.save(product)
}

export function createPrice(
  world: World,
  given: z.output<typeof priceParams>,
  id = newId('price'),
  isListed = true,
): Price {
  if (given.unit_amount === undefined)
    throw invalid('Missing required param: unit_amount.', { code: 'parameter_missing', param: 'unit_amount' })
  if (given.product === undefined && given.product_data === undefined)
    throw invalid('Missing required param: product.', { code: 'parameter_missing', param: 'product' })
  if (given.product && !world.store.find('product', given.product))
    throw missing('product', given.product, 'product')
  const product = given.product ?? createProduct(world, { ...given.product_data!, active: isListed }).id
  const price: Price = {
    id,
    object: 'price',
    active: given.active ?? isListed,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency: given.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname ?? null,
    product,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
    // A string on the wire, a class in the SDK.
    unit_amount_decimal: String(given.unit_amount) as unknown as Stripe.Price['unit_amount_decimal'],
    _: {},
  }
  return world.store.save(price)
}

export const productOf = (world: World, price: Price): Product =>
  world.store.find<Product>('product', price.product as string)!

/** The end of a price's period that begins at `start`. */
export function periodEnd(price: Price, start: number, anchor = start): number {
  const { interval, interval_count: count } = price.recurring!
  if (interval === 'month') return monthsLater(start, count, anchor)
  if (interval === 'year') return monthsLater(start, 12 * count, anchor)
  return start + count * (interval === 'week' ? 7 : 1) * 86_400
}

/** The paid plans of the demo, with the prices of the product's own table. */
export function stockBusiness(world: World): void {
  const plans = [
    { id: 'price_regulars_pro', product: 'prod_regulars_pro', name: 'Regulars Pro', cents: 2900 },
    { id: 'price_regulars_agency', product: 'prod_regulars_agency', name: 'Regulars Agency', cents: 9900 },
  ]
  for (const { id, product, name, cents } of plans) {
    if (world.store.find('price', id)) continue
    createProduct(world, { id: product, name })
    createPrice(
      world,
      { currency: 'usd', product, unit_amount: cents, recurring: { interval: 'month', interval_count: 1 } },
      id,
    )
  }
}
