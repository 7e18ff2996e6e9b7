import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

const sources = sourcesIn('server', 'web', 'database').filter(({ path }) => !isTest(path))

/** Functions that format numbers and dates without a locale, or by the language of the browser or server. */
const BY_THEMSELVES = [
  /\bIntl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat|PluralRules|DurationFormat)\b(?!Options)/,
  /\.toLocale(Date|Time|UpperCase|LowerCase)?(String)?\(/,
  /\.localeCompare\([^(),]*\)/,
  /\bIntl\.\w+\(\s*(undefined|\[\]|\))/,
]

/** The only file with formatters, and the file that checks the names of time zones. */
const WHERE = ['server/platform/text/locale.ts', 'server/platform/time/timeZones.ts']

/** Files that belong to no business: the platform's own pages, plans and mails, and a text about several businesses. */
const OF_NO_BUSINESS = [
  'database/demo/openBusiness.ts',
  'server/admin/users/readAdminAudit.ts',
  'server/businesses/plans/limits.ts',
  'server/businesses/plans/planPrice.ts',
  'server/messaging/messages/inbound/receiveText.ts',
  'server/platform/text/locale.ts',
  'server/platform/time/calendar.ts',
  'web/admin/format.ts',
  'web/admin/overview/MonthCharts.tsx',
  'web/console/page/useAccountFormat.ts',
  'web/developers/Guide.tsx',
  'web/landing/exampleCafe.ts',
  'web/landing/plans.ts',
  'web/sign-in/EntranceLayout.tsx',
  'web/sign-in/sign-up/PlanChooser.tsx',
]

/** True for files with sentences that contain values. */
const isSentences = (path: string) => /exts\.ts$/.test(path) || path.startsWith('server/loyalty/')
const OWN_PERCENT = /\$\{[^{}]*\}%/

describe('numbers, money and dates', () => {
  it('are written by one file alone, in the locale of the business', () => {
    const written = sources.filter(({ text }) => BY_THEMSELVES.some((way) => way.test(text)))
    expect(written.map(({ path }) => path).sort()).toEqual(WHERE)
  })

  it('are written as the platform does only where no business is meant', () => {
    const written = sources.filter(({ text }) => /\bPLATFORM_LOCALE\b|'en-US'/.test(text))
    expect(written.map(({ path }) => path).sort()).toEqual(OF_NO_BUSINESS)
  })

  it('have the digits of our own table in every amount: engines differ in theirs', () => {
    const written = sources.filter(({ text }) => /style: 'currency'/.test(text)).map(({ path }) => path)
    // They only take the sign out of what is written.
    const onlyNamed = ['web/console/dashboard/placeWords.ts', 'web/console/programs/useBusinessCard.ts']
    expect(written.sort()).toEqual(['server/platform/money/money.ts', ...onlyNamed])
  })

  it('never bring their own percent sign: some locales have a space before it', () => {
    const strays = sources.filter(({ path, text }) => isSentences(path) && OWN_PERCENT.test(text))
    // The signs of search patterns are of another kind.
    expect(strays.map(({ path }) => path)).toEqual(['server/loyalty/customers/list/searchPatterns.ts'])
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
