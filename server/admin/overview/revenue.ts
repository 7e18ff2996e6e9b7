import type { Totals } from '../queries.ts'

/**
 * Computes the platform's revenue (spec section 9): the revenue divided by active tenants, '0.00' without any,
 * and the percentage of active tenants, to one decimal. Prices are decimals in text, so they are counted in
 * cents.
 */
export function revenueOf({ total, active, monthly_revenue }: Totals) {
  const cents = Math.round(Number(monthly_revenue) * 100)
  const average = active === 0 ? 0 : Math.round(cents / active)
  return {
    monthly_revenue: (cents / 100).toFixed(2),
    average_revenue: (average / 100).toFixed(2),
    conversion_rate: (total === 0 ? 0 : Math.round((active * 1000) / total) / 10).toFixed(1),
  }
}
