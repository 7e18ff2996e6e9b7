import { useMemo } from 'react'
import { formatMoney } from '#server/platform/money.ts'
import { usePhoneFormat } from '../phone/phoneNumbers.ts'
import { type BusinessSession, useSession } from '../session/session.ts'

type Business = Pick<BusinessSession['business'], 'locale' | 'currency' | 'time_zone'>

/** Numbers, money and moments as the business writes them. Moments are ISO 8601 strings and read in its time zone. */
export function createFormat({ locale, currency, time_zone: timeZone }: Business) {
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (moment: string | Date) => format.format(new Date(moment))
  }
  return {
    number: (value: number) => number.format(value),
    /** Takes percents: 12.5 is '12.5%'. */
    percent: (value: number) => percent.format(value / 100),
    /** Takes minor units: 1240 is '$12.40'. */
    money: (minor: number) => formatMoney(minor, currency, locale),
    date: dates({ dateStyle: 'medium', timeZone }),
    longDate: dates({ dateStyle: 'long', timeZone }),
    time: dates({ timeStyle: 'short', timeZone }),
    dateTime: dates({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
    /** Takes a day without a zone, 'YYYY-MM-DD', such as a birthday. */
    day: dates({ dateStyle: 'medium', timeZone: 'UTC' }),
    /** 'today', 'yesterday', '3 days ago' by the business's calendar; a date when it is a week or more. */
    since: (moment: string, now: Date = new Date()) => sinceText(moment, now, locale, timeZone),
  }
}

export type Format = ReturnType<typeof createFormat> & {
  /** Takes E.164. */
  phone: (e164: string) => string
}

/** The one formatter of the console, set to the business's locale, currency, time zone and country. */
export function useFormat(): Format {
  const { business } = useSession()
  const { locale, currency, time_zone, default_country } = business
  const phone = usePhoneFormat()
  return useMemo(
    () => ({
      ...createFormat({ locale, currency, time_zone }),
      phone: (e164) => phone(e164, default_country),
    }),
    [locale, currency, time_zone, default_country, phone],
  )
}

function sinceText(moment: string, now: Date, locale: string, timeZone: string): string {
  const dayOf = (at: Date) =>
    Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at))
  const days = Math.round((dayOf(new Date(moment)) - dayOf(now)) / 86_400_000)
  if (days > 0 || days <= -7) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(moment))
  }
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
