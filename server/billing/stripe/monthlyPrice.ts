import type Stripe from 'stripe'

/** Months in each interval of Stripe's, by a year of 365 days and 52 weeks. */
const MONTHS: Record<string, number> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 }

/**
 * Monthly price of a subscription in cents, before taxes and discounts; a yearly price counts a twelfth. Null for a
 * currency other than the US dollar, and for a price by use, which is no fixed amount.
 */
export function monthlyPriceOf({
  currency,
  items,
}: Pick<Stripe.Subscription, 'currency' | 'items'>): number | null {
  const [item] = items.data
  if (currency !== 'usd' || !item?.price.recurring || item.price.unit_amount === null) return null
  const { interval, interval_count } = item.price.recurring
  const months = MONTHS[interval]
  return months
    ? Math.round((item.price.unit_amount * (item.quantity ?? 1)) / (months * interval_count))
    : null
}
