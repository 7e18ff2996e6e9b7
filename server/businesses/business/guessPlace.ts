import { isCountry } from '#server/platform/contact/phone.ts'
import { currencyOf } from '#server/platform/money/currencies.ts'
import { countries } from '#server/platform/text/countries.ts'
import { canonicalZone, todaysName } from '#server/platform/time/timeZones.ts'

export type ReportedPlace = {
  timeZone?: string | undefined
  /** BCP 47, such as 'en-GB'. */
  locale?: string | undefined
}

/**
 * The EEA, the United Kingdom and Switzerland, where courts and authorities ask for proof that whoever agreed owns the
 * address.
 */
const confirmsConsent = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(
    ' ',
  ),
)

/** Carriers of India take advertising by day alone (TRAI, TCCCPR 2018). */
const textsFromTen = { texts_from_hour: 10, texts_until_hour: 20 }

/**
 * Guesses country, currency and time zone from the owner's browser. People set the clock to where they are, but often
 * keep the language that the computer came with. So the time zone decides, and the locale only if the zone names no
 * country, such as UTC. A missing or unknown part keeps the column's default.
 */
export function guessPlace({ timeZone, locale }: ReportedPlace) {
  const zone = timeZone ? canonicalZone(timeZone) : undefined
  const country = (zone && countryOfZone(zone)) ?? (locale && countryOfLocale(locale))
  return {
    ...(zone && { time_zone: zone }),
    ...(country && {
      default_country: country,
      currency: currencyOf(country),
      double_opt_in: confirmsConsent.has(country),
      ...(country === 'IN' && textsFromTen),
    }),
  }
}

function countryOfZone(zone: string): string | undefined {
  zones ??= countriesByZone()
  return zones.get(zone)
}

/** Made at the first sign-up, because it takes some 40 ms. */
let zones: Map<string, string> | undefined

function countriesByZone(): Map<string, string> {
  const found = new Map<string, string>()
  for (const country of countries()) {
    for (const zone of new Intl.Locale(`und-${country}`).getTimeZones() ?? [])
      found.set(todaysName(zone), country)
  }
  return found
}

function countryOfLocale(locale: string): string | undefined {
  const region = isLocale(locale) ? new Intl.Locale(locale).region : undefined
  return region && isCountry(region) ? region : undefined
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
