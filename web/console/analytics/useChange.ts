import type { Figures } from '#server/data/analytics/contract.ts'
import { useFormat } from '../page/format.ts'
import { analyticsTexts } from './texts.ts'

const texts = analyticsTexts.figures

/** True if the business had customers or sums by the end of the period. */
export const wasOpen = ({ customers, visits, revenue }: Figures): boolean =>
  customers > 0 || visits !== 0 || revenue !== 0

/**
 * Writes '+12% from $1,200'. A change from nothing, or from less, has no percent. Empty where the business was not open
 * in the period before, as nothing was less then.
 */
export function useChange(
  earlier: Figures | undefined,
): (now: number, before: number, write: (value: number) => string) => string {
  const { percent } = useFormat()
  return (now, before, write) => {
    if (!earlier || !wasOpen(earlier)) return ''
    if (before <= 0) return texts.before(write(before))
    const change = Math.round((100 * (now - before)) / before)
    return texts.change(`${change > 0 ? '+' : ''}${percent(change)}`, write(before))
  }
}
