import type { Services } from '#server/services.ts'
import type { DayScope } from '../tables.ts'
import { mostIn } from './dayLimits.ts'

/**
 * Logs an alarm, once a day for each limit that is reached. /admin/dashboard shows the limit, too, and whom it binds.
 */
export function reportTextLimit(
  { log, textLimits }: Services,
  { day, scope }: { day: string; scope: DayScope },
): void {
  const limit = mostIn(textLimits, scope)
  const what = scope.startsWith('mail ') ? 'mails' : 'texts'
  log.error({ day, scope, limit }, `a limit of the day is reached: ${what} are kept back`)
}
