import { describe, expect, it } from 'vitest'
import { type PageLanguage, pageLanguages } from './pageLanguages.ts'
import { type Forms, pluralsOf } from './plurals.ts'

/** The forms that the compiler wants of each language, no more and no fewer. */
const wanted: { [Language in PageLanguage]: Forms<Language> } = {
  en: { one: '', other: '' },
  de: { one: '', other: '' },
  es: { one: '', many: '', other: '' },
  fr: { one: '', many: '', other: '' },
  pt: { one: '', many: '', other: '' },
  it: { one: '', many: '', other: '' },
  nl: { one: '', other: '' },
  pl: { one: '', few: '', many: '', other: '' },
  ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
}
const categoriesOf = (language: PageLanguage): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories

describe.each(pageLanguages)('in %s', (language) => {
  it('the compiler wants a form for each category that Intl knows', () => {
    expect(Object.keys(wanted[language]).sort()).toEqual(categoriesOf(language).toSorted())
  })

  it('each number has a form', () => {
    const forms = Object.fromEntries(categoriesOf(language).map((category) => [category, category]))
    const plural = pluralsOf(language) as (n: number, forms: Record<string, string>) => string
    const chosen = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1_000_000, 1.5].map((n) => plural(n, forms))
    expect(new Set(chosen)).toEqual(new Set(categoriesOf(language)))
  })
})
