import { useQuery } from '@tanstack/react-query'
import { deviceTimeZone, localeIn, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { createFormat } from '#web/format/format.ts'
import { language } from '#web/ui/language.ts'
import { sessionQuery } from '../session/session.ts'

/**
 * The formatter of the account's screens. An account belongs to no business: moments are in its owner's time zone, in
 * the locale of the business in sight.
 */
export function useAccountFormat() {
  const locale = useQuery(sessionQuery).data?.business?.locale ?? localeIn(PLATFORM_LOCALE, language)
  return createFormat({ locale, currency: 'USD', time_zone: deviceTimeZone() })
}
