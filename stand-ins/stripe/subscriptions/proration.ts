import { z } from 'zod'
import { type Price, productOf } from '../catalog.ts'
import { invalid, missing } from '../errors.ts'
import type { LineWanted } from '../invoices/invoiceLines.ts'
import { bool, integer, metadata, text } from '../params.ts'
import type { World } from '../world.ts'
import { type Item, newItem, periodOf, priceOf, type Subscription } from './subscriptionObject.ts'

export const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none'])
export const changedItem = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: integer.optional(),
  deleted: bool.optional(),
  metadata: metadata.optional(),
})

/** A subscription item before and after a change. */
export type Swap = {
  item: Item
  from: Price | null
  was: number
  price: Price
  /** 0 for an item that is removed. */
  quantity: number
}

const oneTime =
  'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.'

/** @throws {StripeFailure} for an unknown item or price. An item without an id is added to the others. */
export function swapOf(
  world: World,
  subscription: Subscription,
  wanted: z.output<typeof changedItem>,
  index: number,
): Swap {
  const param = `items[${index}]`
  const found = subscription.items.data.find(({ id }) => id === wanted.id)
  if (wanted.id && !found) throw missing('subscription item', wanted.id, `${param}[id]`)
  const id = wanted.price ?? found?.price.id
  const at = { param: `${param}[price]` }
  if (!id) throw invalid(`Missing required param: ${param}[price].`, { code: 'parameter_missing', ...at })
  const price = world.store.find<Price>('price', id)
  if (!price) throw missing('price', id, at.param)
  if (!price.recurring) throw invalid(oneTime, at)
  const { start, end } = periodOf(subscription)
  const quantity = wanted.deleted ? 0 : (wanted.quantity ?? found?.quantity ?? 1)
  return {
    item: found ?? newItem({ price, quantity }, subscription.id, start, end),
    from: found ? priceOf(world, found) : null,
    was: found?.quantity ?? 0,
    ...{ price, quantity },
  }
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  ...({ day: '2-digit', month: 'short', year: 'numeric' } as const),
  timeZone: 'UTC',
})

/** Lines that credit the old price and charge the new one, for the rest of the period. */
export function prorate(world: World, subscription: Subscription, swap: Swap, moment: number): LineWanted[] {
  const { item, from, was, price, quantity } = swap
  if (from?.id === price.id && was === quantity) return []
  const { start, end } = periodOf(subscription)
  const share = Math.max(0, end - moment) / (end - start)
  const shared = {
    ...{ subscription: subscription.id, item: item.id },
    ...{ period: { start: moment, end }, isProration: true },
  }
  const line = (of: Price, count: number, sign: 1 | -1): LineWanted => ({
    ...{ ...shared, price: of, quantity: count },
    amount: sign * Math.round(of.unit_amount! * count * share),
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${productOf(world, of).name} after ${shortDay.format(moment * 1000)}`,
  })
  return [...(from ? [line(from, was, -1)] : []), ...(quantity > 0 ? [line(price, quantity, 1)] : [])]
}
