import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { directionOf } from './pageLanguages.ts'

it('a language is read from right to left where its script is, and the others from left to right', () => {
  const fromTheRight = languages.filter((language) => directionOf(language) === 'rtl')
  expect(fromTheRight).toEqual(['ar', 'fa', 'he', 'ur'])
})
