import type Stripe from 'stripe'
import { type Price, productOf } from '../catalog.ts'
import { newId } from '../store.ts'
import type { World } from '../world.ts'

export type LineWanted = {
  amount: number
  price: Price
  quantity: number
  description: string
  period: { start: number; end: number }
  subscription?: string
  item?: string
  isProration?: boolean
}

export function newLine(
  world: World,
  invoice: string,
  line: LineWanted,
  metadata = {},
): Stripe.InvoiceLineItem {
  const { price } = line
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata,
    parent: parentOf(line),
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: productOf(world, price).id },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity) as never,
    subscription: line.subscription ?? null,
    subtotal: line.amount,
    taxes: [],
  }
}

function parentOf(line: LineWanted): Stripe.InvoiceLineItem.Parent {
  const proration = { proration: line.isProration ?? false, proration_details: { credited_items: null } }
  if (line.subscription && line.item)
    return {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        ...proration,
        subscription: line.subscription,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    }
  return {
    invoice_item_details: {
      invoice_item: newId('ii'),
      ...proration,
      subscription: line.subscription ?? null,
    },
    subscription_item_details: null,
    type: 'invoice_item_details',
  }
}

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

/** '1 × Regulars Pro (at $29.00 / month)', as on Stripe's invoices. */
export function describeLine(world: World, price: Price, quantity: number): string {
  const { name } = productOf(world, price)
  const every = price.recurring
    ? ` (at ${money(price.unit_amount!, price.currency)} / ${interval(price)})`
    : ''
  return `${quantity} × ${name}${every}`
}

export function interval({ recurring }: Price): string {
  const { interval_count: count, interval: unit } = recurring!
  return count === 1 ? unit : `every ${count} ${unit}s`
}
