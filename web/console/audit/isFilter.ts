import { isDay } from '#web/ui/fields/DayFields.tsx'
import { isId } from '../page/isId.ts'
import type { Filter } from './auditQuery.ts'
import { texts } from './texts.ts'

/** True if the log has such a filter: an address may ask for any. */
export const isFilter = ({ kind, person, from, to }: Filter): boolean =>
  (kind === '' || Object.hasOwn(texts.kinds, kind)) &&
  (person === '' || isId(person)) &&
  isDay(from) &&
  isDay(to)
