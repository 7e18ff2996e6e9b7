import { formatMoney } from '#server/platform/money/money.ts'
import {
  dateFormat,
  formatDays,
  formatList,
  formatNumber,
  formatPercent,
} from '#server/platform/text/locale.ts'
import { localDate } from '#server/platform/time/calendar.ts'

type Place = { locale: string; currency: string; time_zone: string }

/**
 * Formats numbers, money and moments in the business's locale. Moments are ISO 8601 strings, and shown in the
 * business's time zone.
 */
export function createFormat({ locale, currency, time_zone: timeZone }: Place) {
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const format = dateFormat(locale, { ...options, timeZone: zone })
    return (moment: string | Date) => format.format(new Date(moment))
  }
  const date = dates({ dateStyle: 'medium' })
  const time = dates({ timeStyle: 'short' })
  const since = (moment: string, now: Date = new Date()) => sinceText(moment, now, locale, timeZone)
  return {
    number: (value: number) => formatNumber(value, locale),
    /** 'Ana, Ben and Cem' */
    list: (words: readonly string[]) => formatList(words, locale),
    /** '100, 500 or 1,000' */
    either: (words: readonly string[]) => formatList(words, locale, 'disjunction'),
    /** Takes percents: 12.5 is '12.5%'. */
    percent: (value: number) => formatPercent(value, locale),
    /** Takes minor units: 1240 is '$12.40'. */
    money: (minor: number) => formatMoney(minor, currency, locale),
    date,
    longDate: dates({ dateStyle: 'long' }),
    time,
    dateTime: dates({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Takes a day without a zone, 'YYYY-MM-DD', such as a birthday. */
    day: dates({ dateStyle: 'medium' }, 'UTC'),
    /** Takes an hour of a day, 0 to 23. */
    hour: (hour: number) =>
      dates({ hour: 'numeric', minute: '2-digit' }, 'UTC')(new Date(Date.UTC(2000, 0, 1, hour))),
    /** The weekday of a moment: 'Tuesday'. */
    weekdayOf: dates({ weekday: 'long' }),
    /** `day` in full, with its weekday. */
    weekday: dates({ dateStyle: 'full' }, 'UTC'),
    /** 'today', 'yesterday', '3 days ago' in the business's time zone; a date after a week or more. */
    since,
    /** The time for moments of today, otherwise `since`. */
    lately: (moment: string) => (date(moment) === date(new Date()) ? time(moment) : since(moment)),
  }
}

export type PlaceFormat = ReturnType<typeof createFormat>

function sinceText(moment: string, now: Date, locale: string, timeZone: string): string {
  const dayOf = (at: Date) => Date.parse(localDate(at, timeZone))
  const at = new Date(moment)
  const days = Math.round((dayOf(at) - dayOf(now)) / 86_400_000)
  if (days > 0 || days <= -7) return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(at)
  return formatDays(days, locale)
}
