import { deviceTimeZone, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { createFormat } from '#web/format/format.ts'

/** The platform counts in US dollars; dates are in the viewer's time zone. */
export const format = createFormat({ locale: PLATFORM_LOCALE, currency: 'USD', time_zone: deviceTimeZone() })

/** The days of the platform's audit log are UTC: it belongs to no business. */
export const createUtcFormat = () =>
  createFormat({ locale: PLATFORM_LOCALE, currency: 'USD', time_zone: 'UTC' })

/** '$1,280.00' of '1280.00'. */
export const price = (decimal: string): string => format.money(Math.round(Number(decimal) * 100))
