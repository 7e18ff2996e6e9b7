import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from './sources.ts'

const sources = sourcesIn('server', 'web', 'database').filter(({ path }) => !isTest(path))

/** Whatever writes numbers and dates by itself, or by the language of whose browser or server it is. */
const BY_THEMSELVES = [
  /\bIntl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat|PluralRules|DurationFormat)\b(?!Options)/,
  /\.toLocale(Date|Time|UpperCase|LowerCase)?(String)?\(/,
  /\.localeCompare\([^(),]*\)/,
  /\bIntl\.\w+\(\s*(undefined|\[\]|\))/,
]

/** The one place of formatters, and the check of what a zone may be called. */
const WHERE = ['server/platform/calendar.ts', 'server/platform/locale.ts']

describe('numbers, money and dates', () => {
  it('are written by one file alone, in the locale of the business', () => {
    const strays = sources
      .filter(({ path, text }) => !WHERE.includes(path) && BY_THEMSELVES.some((way) => way.test(text)))
      .map(({ path }) => path)
    expect(strays).toEqual([])
  })

  it('follow the language of no browser: it only tells where a new shop or a phone number may be', () => {
    const askers = sources.filter(({ text }) => /navigator\.languages?\b/.test(text)).map(({ path }) => path)
    expect(askers.sort()).toEqual(['web/phone/homeCountry.ts', 'web/sign-in/placeOfBrowser.ts'])
  })

  it.each([
    'toLocaleString()',
    'new Intl.NumberFormat(locale)',
    'x.toLocaleDateString()',
    'a.localeCompare(b)',
  ])('are caught where they stray: %s', (stray) =>
    expect(BY_THEMSELVES.some((way) => way.test(`value.${stray}`))).toBe(true),
  )
})
