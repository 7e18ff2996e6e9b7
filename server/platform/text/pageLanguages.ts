/**
 * Languages in which customers read our pages, by ISO 639-1. CONTRIBUTING says how one is added. `languages.ts` has the
 * many more in which a business can write its own messages.
 */
export const pageLanguages = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ar'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Languages of the screens and mails of a business's team: some of the above. */
export const staffLanguages = ['en', 'de', 'es'] as const satisfies PageLanguage[]
export type StaffLanguage = (typeof staffLanguages)[number]

/** Makes a value for each language. */
export const perLanguage = <Value>(valueIn: (language: PageLanguage) => Value): Record<PageLanguage, Value> =>
  Object.fromEntries(pageLanguages.map((language) => [language, valueIn(language)])) as Record<
    PageLanguage,
    Value
  >

export const isPageLanguage = (value: unknown): value is PageLanguage =>
  pageLanguages.some((language) => language === value)

export const isStaffLanguage = (value: unknown): value is StaffLanguage =>
  staffLanguages.some((language) => language === value)

/** The language in which a member of a team reads what is for readers of another; English where it is none of theirs. */
export const staffLanguageOf = (language: string | null | undefined): StaffLanguage =>
  isStaffLanguage(language) ? language : 'en'

/** The language most spoken in a country (ISO 3166), by CLDR: German in Austria; English where it is none of ours. */
export function languageOfCountry(country: string): PageLanguage {
  const known = mostSpoken.get(country)
  if (known) return known
  const { language } = new Intl.Locale('und', { region: country }).maximize()
  const ours = isPageLanguage(language) ? language : 'en'
  mostSpoken.set(country, ours)
  return ours
}
/** Each message asks, and CLDR's answer takes longer than the rest of it. */
const mostSpoken = new Map<string, PageLanguage>()

/** The language of a locale, its first subtag (BCP 47): 'de' of 'de-AT'; English where it is none of ours. */
export function languageOfLocale(locale: string): PageLanguage {
  const [language] = locale.split('-')
  return isPageLanguage(language) ? language : 'en'
}

/** Scripts that are read from right to left, by ISO 15924. */
const rightToLeft = ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

/**
 * The way in which a language is read: that of its script (CLDR). Intl's own answer, `getTextInfo`, is missing in some of
 * the browsers that we support, and in Node 20.
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const known = directions.get(language)
  if (known) return known
  const { script = '' } = new Intl.Locale(language).maximize()
  const direction = rightToLeft.includes(script) ? 'rtl' : 'ltr'
  directions.set(language, direction)
  return direction
}
const directions = new Map<string, 'ltr' | 'rtl'>()
