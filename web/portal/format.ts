import { dateFormat, formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import type { PortalBusiness } from '#server/portal/card/contract.ts'
import { lastDay } from '#web/card/program.ts'

/** Numbers and dates as the business writes them. Moments are ISO 8601 strings, read in its time zone. */
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
    /** Ends fall on the midnight that begins the next day; people say the last day that still counts. */
    lastDay: (end: string) => day(lastDay(end)),
    dayAndTime: dates({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}

export type Format = ReturnType<typeof createFormat>
