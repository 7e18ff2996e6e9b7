import countryToCurrency from 'country-to-currency'
import { isTimeZone } from '#server/platform/calendar.ts'
import { dateFormat, PLATFORM_LOCALE } from '#server/platform/locale.ts'
import { countries, isCountry } from '#server/platform/phone.ts'

export type ToldPlace = {
  timeZone?: string | undefined
  /** BCP 47, such as 'en-GB'. */
  locale?: string | undefined
}

/**
 * Where the owner's browser says it is. The clock is set to where people are, the language often to what came with
 * the machine: so the zone says the country and the locale only where a zone has none, such as UTC. What isn't told or
 * isn't known keeps the column's default.
 */
export function guessPlace({ timeZone, locale }: ToldPlace) {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : undefined
  const country = (zone && countryOfZone(zone)) ?? (locale && countryOfLocale(locale))
  return {
    ...(zone && { time_zone: zone }),
    ...(country && { default_country: country, currency: currencyOf(country) }),
  }
}

/** Browsers call one zone by several names, 'Asia/Kolkata' and 'Asia/Calcutta': each is looked up by the one that Intl uses. */
function countryOfZone(zone: string): string | undefined {
  zones ??= countriesByZone()
  return zones.get(dateFormat(PLATFORM_LOCALE, { timeZone: zone }).resolvedOptions().timeZone)
}

/** Made at the first sign-up: it takes some 40 ms. */
let zones: Map<string, string> | undefined

function countriesByZone(): Map<string, string> {
  const found = new Map<string, string>()
  for (const country of countries()) {
    for (const zone of new Intl.Locale(`und-${country}`).getTimeZones() ?? []) found.set(zone, country)
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

const currencyOf = (country: string): string =>
  (countryToCurrency as Record<string, string>)[country] ?? 'USD'
