import { useQuery } from '@tanstack/react-query'
import { deviceTimeZone, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { createFormat } from '#web/format/format.ts'
import { sessionQuery } from '../session/session.ts'

/** An account belongs to no business: moments are by its owner's own clock, written as the business in sight does. */
export function useAccountFormat() {
  const locale = useQuery(sessionQuery).data?.business?.locale ?? PLATFORM_LOCALE
  return createFormat({ locale, currency: 'USD', time_zone: deviceTimeZone() })
}
