import type { TierView } from '#server/businesses/plans/contract.ts'

type Priced = Pick<TierView, 'price_monthly'>

export const isFree = ({ price_monthly }: Priced): boolean => Number(price_monthly) === 0

/** '$29', '$9.50'. Prices of plans are in US dollars, whatever the business's currency. */
export const priceOf = ({ price_monthly }: Priced): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(price_monthly))
