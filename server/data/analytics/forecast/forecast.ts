/** A past month: the amount outstanding when it began, and the part of it used in the month. */
export type Month = { outstanding: number; used: number }

/** In the unit of the months. `tested` forecasts made as of earlier months were `off` percent off on average. */
export type Forecast = { expected: number; low: number; high: number; tested: number; off: number }

/** Months before the first that is forecast or tested, and months that must have been tested. */
const LEAST_BEFORE = 3
const LEAST_TESTED = 3
/** Fewer uses in total tell nothing. */
const LEAST_USED = 20
/** The interval holds 80 times out of 100. */
const NORMAL_QUANTILE = 1.2816

/**
 * Forecasts how much of what is outstanding now will be used in the next month, by the share used in the months
 * before. The interval is as wide as the errors of the same forecast made as of earlier months.
 * @param past months without a gap, the oldest first
 * @returns null if there are too few months or uses
 */
export function forecast(past: readonly Month[], outstanding: number): Forecast | null {
  const begun = past.slice(
    Math.max(
      0,
      past.findIndex((month) => month.outstanding > 0),
    ),
  )
  const used = begun.reduce((sum, month) => sum + month.used, 0)
  if (outstanding <= 0 || used < LEAST_USED || begun.length < LEAST_BEFORE + LEAST_TESTED) return null
  const tests = begun.slice(LEAST_BEFORE).map((month, index) => {
    const expected = shareOf(begun.slice(0, LEAST_BEFORE + index)) * month.outstanding
    return { expected, used: month.used, share: errorOf(month, expected) }
  })
  const spread = Math.sqrt(mean(tests.map(({ share }) => share ** 2)))
  const share = shareOf(begun)
  const width = quantile(tests.length) * spread
  const came = tests.reduce((sum, test) => sum + test.used, 0)
  const missed = tests.reduce((sum, test) => sum + Math.abs(test.expected - test.used), 0)
  return {
    expected: Math.round(share * outstanding),
    low: Math.round(Math.max(0, share - width) * outstanding),
    high: Math.round(Math.min(1, share + width) * outstanding),
    tested: tests.length,
    off: came === 0 ? 100 : Math.round((100 * missed) / came),
  }
}

const shareOf = (months: readonly Month[]): number => {
  const outstanding = months.reduce((sum, month) => sum + month.outstanding, 0)
  return outstanding === 0 ? 0 : months.reduce((sum, month) => sum + month.used, 0) / outstanding
}

const errorOf = ({ outstanding, used }: Month, expected: number): number =>
  outstanding === 0 ? 0 : (used - expected) / outstanding

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Student's t for `freedom` degrees of freedom, by the first two terms of its expansion (Abramowitz and Stegun
 * 26.7.5).
 */
function quantile(freedom: number): number {
  const x = NORMAL_QUANTILE
  const first = (x ** 3 + x) / 4
  const second = (5 * x ** 5 + 16 * x ** 3 + 3 * x) / 96
  return x + first / freedom + second / freedom ** 2
}
