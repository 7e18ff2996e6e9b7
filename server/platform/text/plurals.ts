import { pluralRules } from './locale.ts'

/** The plural categories that cardinal numbers have in each language (CLDR). */
type Categories = {
  en: 'one' | 'other'
  de: 'one' | 'other'
  es: 'one' | 'many' | 'other'
  fr: 'one' | 'many' | 'other'
  pt: 'one' | 'many' | 'other'
  it: 'one' | 'many' | 'other'
  nl: 'one' | 'other'
  pl: 'one' | 'few' | 'many' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

/** One form for each category of a language; the compiler misses none. */
export type Forms<Language extends keyof Categories> = Record<Categories[Language], string>

/**
 * Returns a function that chooses the form for a number: `pluralsOf('de')(2, { one: 'Punkt', other: 'Punkte' })`.
 * The same rules hold in every country of a language.
 */
export function pluralsOf<Language extends keyof Categories>(language: Language) {
  const rules = pluralRules(language)
  return (n: number, forms: Forms<Language>): string => {
    const chosen: Record<string, string> = forms
    return chosen[rules.select(n)]!
  }
}
