import type { TierView } from '#server/businesses/plans/contract.ts'

export const isFree = ({ price_monthly }: Pick<TierView, 'price_monthly'>): boolean =>
  Number(price_monthly) === 0
