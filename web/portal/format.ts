import { dateFormat, formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import type { PortalBusiness } from '#server/portal/card/contract.ts'
import { lastDay } from '#web/card/program.ts'

/**
 * Formats numbers and dates in the business's locale. Moments are ISO 8601 strings, shown in the business's time zone.
 */
export function createFormat({ locale, time_zone: timeZone }: Pick<PortalBusiness, 'locale' | 'time_zone'>) {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...options, timeZone })
    return (moment: string | Date) => format.format(new Date(moment))
  }
  const day = dates({ dateStyle: 'long' })
  return {
    number: (value: number) => formatNumber(value, locale),
    percent: (value: number) => formatPercent(value, locale),
    day,
    /** The last valid day of an end, which falls on the midnight that begins the next day. */
    lastDay: (end: string) => day(lastDay(end)),
    dayAndTime: dates({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}

export type Format = ReturnType<typeof createFormat>
