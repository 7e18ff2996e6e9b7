import { useFormat } from '../page/format.ts'
import { analyticsTexts } from './texts.ts'

const texts = analyticsTexts.figures

/** Writes '+12% from $1,200'. A change from nothing, or from less, has no percent. */
export function useChange(): (now: number, before: number, write: (value: number) => string) => string {
  const { percent } = useFormat()
  return (now, before, write) => {
    if (before <= 0) return texts.before(write(before))
    const change = Math.round((100 * (now - before)) / before)
    return texts.change(`${change > 0 ? '+' : ''}${percent(change)}`, write(before))
  }
}
