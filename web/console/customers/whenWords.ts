import type { Format } from '../page/format.ts'
import { whenTexts } from './whenTexts.ts'

/** Something recorded `at` a moment. A late operation happened before. */
type Recorded = { at: string; happened_at: string | null }

/** When something was recorded; of a late operation, when it happened and when it arrived. */
export function whenWords({ at, happened_at }: Recorded, format: Format): string {
  if (happened_at === null) return format.lately(at)
  const dayTime = (moment: string) => ({ day: format.weekdayOf(moment), time: format.time(moment) })
  const sameDay = format.date(happened_at) === format.date(at)
  return whenTexts.late(dayTime(happened_at), dayTime(at), sameDay)
}
