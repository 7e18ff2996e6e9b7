import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from './sources.ts'

const sources = sourcesIn('server', 'web', 'database').filter(({ path }) => !isTest(path))

/** Functions that write numbers and dates by themselves, or by the language of the browser or server. */
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

  it('do not follow the browser’s language: it only suggests a new shop’s country or a phone’s', () => {
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
