import { useMemo } from 'react'
import { createFormat, type PlaceFormat } from '#web/format/format.ts'
import { useFormatPhone } from '../phone/phoneNumbers.ts'
import { useSession } from '../session/session.ts'

export type Format = PlaceFormat & {
  /** Takes an E.164 number. */
  phone: (e164: string) => string
}

/** The console's formatter, set to the business's locale, currency, time zone and country. */
export function useFormat(): Format {
  const { business } = useSession()
  const { locale, currency, time_zone, default_country } = business
  const phone = useFormatPhone()
  return useMemo(
    () => ({
      ...createFormat({ locale, currency, time_zone }),
      phone: (e164) => phone(e164, default_country),
    }),
    [locale, currency, time_zone, default_country, phone],
  )
}
