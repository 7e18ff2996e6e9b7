import type { AnalyticsView } from '#server/data/analytics/contract.ts'

/** True if points moved in the period or the one before; a business of stamp cards has none. */
export const hasPoints = ({ now, before }: Pick<AnalyticsView, 'now' | 'before'>): boolean =>
  [now, before].some(
    ({ points_given, points_used, points_expired }) =>
      points_given !== 0 || points_used !== 0 || points_expired !== 0,
  )
