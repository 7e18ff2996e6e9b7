import { describe, expect, it } from 'vitest'
import { languageOf } from './languages.ts'

describe('the language of a browser', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['tlh, fr-CA;q=0.7, en;q=0.9', 'en'],
    ['nn-NO', 'nb'],
    ['EN-us', 'en'],
    ['de;q=0, es;q=0.1', 'es'],
    ['tlh', null],
    ['*', null],
    ['', null],
    [undefined, null],
    ['constructor,__proto__;q=1,<script>', null],
    [`${'x,'.repeat(100_000)}de`, null],
  ])('that says %j is %j', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})
