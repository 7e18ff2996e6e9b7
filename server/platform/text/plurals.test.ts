import { expect, it } from 'vitest'
import { pageLanguages } from './pageLanguages.ts'
import { pluralsOf } from './plurals.ts'

it.each(pageLanguages)('each number has a form in %s', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const forms = Object.fromEntries(pluralCategories.map((category) => [category, category]))
  const plural = pluralsOf(language) as (n: number, forms: Record<string, string>) => string
  for (const n of [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1_000_000, 1.5])
    expect(pluralCategories).toContain(plural(n, forms))
})
