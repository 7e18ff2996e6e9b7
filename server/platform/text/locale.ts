/**
 * Formats of numbers, money and moments, in the form of the business's country: 'en-DE' in Germany. The database derives
 * that locale from the country (businesses.locale); customers read theirs in their own language, 'de-DE'. Server and
 * browser share this file, and no other file makes Intl's formatters (tests/laws/formats/locale.test.ts), so no text
 * depends on the language of a browser or server.
 */

/** The locale of the platform's own pages and mails. Its dates name the month, so nobody misreads them. */
export const PLATFORM_LOCALE = 'en-US'

/**
 * The locale of a language in a country (ISO 3166): 'de-AT'. Each has Latin digits, those of the till's receipts and of
 * phone numbers, because counts stand beside them: 'ar-EG-u-nu-latn'.
 */
export const localeOf = (country: string, language = 'en'): string =>
  once(`${language}-${country}`, 'digits', () => {
    const locale = `${language}-${country}`
    const { numberingSystem } = numberFormat(locale).resolvedOptions()
    return numberingSystem === 'latn' ? locale : `${locale}-u-nu-latn`
  })

/** The locale of the same country in another language. */
export const localeIn = (locale: string, language: string): string =>
  once(locale, `in ${language}`, () => localeOf(new Intl.Locale(locale).region ?? 'US', language))

/**
 * Keeps what `make` returned for a locale and a name. Intl's objects, `Intl.Locale` among them, take as long as a short
 * database statement to make, and a page of history reads some hundred of them.
 */
export function once<T>(locale: string, name: string, make: () => T): T {
  const key = `${locale} ${name}`
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key) as T
}
const kept = new Map<string, unknown>()

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(locale, JSON.stringify(options), () => new Intl.NumberFormat(locale, options))

/** Compares names as readers of a language sort them: 'Ö' is beside 'O' in German, and 'Ł' after 'L' in Polish. */
export const namesIn = (language: string): Intl.Collator =>
  once(language, 'names', () => new Intl.Collator(language))

/** Always with a named time zone: there is no default. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat =>
  once(locale, JSON.stringify(options), () => new Intl.DateTimeFormat(datedAs(locale), options))

/**
 * The locale for dates. Where English has no form of its own for a country, such as Brazil, Mexico or Thailand, Intl
 * would write dates as in the United States. There, dates are written as in world English, with the day first and by
 * the country's clock.
 */
function datedAs(locale: string): string {
  const { language, region } = new Intl.Locale(locale)
  if (language !== 'en' || !region || new Intl.DateTimeFormat(locale).resolvedOptions().locale !== 'en')
    return locale
  const own = new Intl.Locale('und', { region }).maximize().language
  const { hourCycle } = new Intl.DateTimeFormat(`${own}-${region}`, { hour: 'numeric' }).resolvedOptions()
  return `en-001-u-hc-${hourCycle}`
}

/** 'today', 'yesterday', '3 days ago'. */
export const formatDays = (days: number, locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

/** 'in 5 minutes'. */
export const formatWait = (count: number, unit: 'minute' | 'hour' | 'day', locale: string): string =>
  new Intl.RelativeTimeFormat(locale).format(count, unit)

export const formatNumber = (value: number, locale: string): string =>
  once(locale, 'number', () => numberFormat(locale)).format(value)

/** Separators of thousands and of decimals. */
export const numberSigns = (locale: string): Partial<Record<'group' | 'decimal', string>> =>
  once(locale, 'signs', () => {
    const parts = numberFormat(locale).formatToParts(-1_234_567.8)
    const signs = parts.filter(({ type }) => type === 'group' || type === 'decimal')
    return Object.fromEntries(signs.map(({ type, value }) => [type, value]))
  })

/** A number as people type it into a field: without groups, '1,5' where a comma parts the decimals. */
export const writeTyped = (value: number | string, locale: string): string =>
  String(value).replace('.', numberSigns(locale).decimal ?? '.')

/**
 * The locale for the place of a currency's sign: the country's own language, which English follows in the signs of its
 * numbers there, as in Germany. Elsewhere, and where the own language has letters of its own, it is English.
 */
export function pricedAs(locale: string): string {
  const own = new Intl.Locale('und', { region: new Intl.Locale(locale).region }).maximize()
  const ownLocale = `${own.language}-${own.region}`
  const follows = own.script === 'Latn' && numberSigns(ownLocale).decimal === numberSigns(locale).decimal
  return follows ? ownLocale : locale
}

/** Takes percents: 12.5 is '12.5%'. */
export const formatPercent = (value: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100)

/** A day in words, '6 December 2026'. */
export const formatDay = (moment: Date, locale: string, timeZone: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone }).format(moment)

/** 'the name, price and stock', in the United States 'the name, price, and stock'; as 'disjunction' with 'or'. */
export const formatList = (
  words: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => once(locale, type, () => new Intl.ListFormat(locale, { type })).format(words)

/** Time zone of this device. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone

/** The plural categories of numbers (CLDR); server/platform/text/plurals.ts chooses by them. */
export const pluralRules = (locale: string): Intl.PluralRules =>
  once(locale, 'plurals', () => new Intl.PluralRules(locale))

/** The name of a country (ISO 3166) in a language: 'United Kingdom', in German 'Vereinigtes Königreich'. */
export const countryName = (country: string, readBy: string): string =>
  once(readBy, 'regions', () => new Intl.DisplayNames(readBy, { type: 'region' })).of(country) ?? country

/** A language's name for itself, 'français', or in the language `readBy`, 'French' in English. */
export const languageName = (language: string, readBy = language): string =>
  once(readBy, 'languages', () => new Intl.DisplayNames(readBy, { type: 'language' })).of(language) ??
  language
