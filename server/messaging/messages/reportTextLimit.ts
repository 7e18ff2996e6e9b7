import type { Services } from '#server/services.ts'
import type { TextScope } from './tables.ts'

/** The alarm in the log, once a day for each limit that is reached. /admin/dashboard shows the same and whose it is. */
export function reportTextLimit(
  { log, textLimits }: Services,
  { day, scope }: { day: string; scope: TextScope },
): void {
  const limit = {
    platform: textLimits.platform,
    'young businesses': textLimits.youngBusinesses,
    'young business': textLimits.youngBusiness,
    'young network': textLimits.youngNetwork,
    network: textLimits.network,
    'wide network': textLimits.wideNetwork,
  }[scope]
  log.error({ day, scope, limit }, 'a limit of the day is reached: texts are kept back')
}
