import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { inThisLanguage, isAtPlatform, languageFor, wantsOtherPage as wantsAt } from './ownLanguage.ts'

const sessionOf = (language: string | null) =>
  ({ user: { language }, business: { locale: 'en-AT' } }) as SessionView

const wantsOtherPage = (session: SessionView | null) => wantsAt(session, '/dashboard')

let kept: Map<string, string>
/** What the server wrote into the page: the language of the other screens, where it began with one of the platform's. */
let dataset: { elsewhere?: string }
beforeEach(() => {
  kept = new Map()
  dataset = {}
  vi.stubGlobal('document', {
    get documentElement() {
      return { dataset }
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, value: string) => kept.set(place, value),
    removeItem: (place: string) => kept.delete(place),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a page in another language than its reader’s is loaded again, once', () => {
  expect(wantsOtherPage(sessionOf('de'))).toBe(true)
  // It came back in English: the browser keeps no cookies.
  expect(wantsOtherPage(sessionOf('de'))).toBe(false)
  expect(wantsOtherPage(sessionOf('es'))).toBe(true)
})

it('a page that was loaded again in vain tries once more after the language was another', () => {
  wantsOtherPage(sessionOf('de'))
  expect(wantsOtherPage(sessionOf('en'))).toBe(false)
  expect(wantsOtherPage(sessionOf('de'))).toBe(true)
})

it('nobody’s page, and that of a person without a language, stays as it is', () => {
  expect(wantsOtherPage(null)).toBe(false)
  expect(wantsOtherPage(sessionOf(null))).toBe(false)
})

it('a browser without storage is not asked again and again', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(wantsOtherPage(sessionOf('de'))).toBe(false)
})

describe('the platform’s screens', () => {
  const [mine, admins] = ['/customers', '/admin/tenants?search=a']

  it('stay in English, whatever their reader’s language', () => {
    dataset = { elsewhere: 'de' }
    for (const own of ['de', null]) expect(wantsAt(sessionOf(own), admins)).toBe(false)
  })

  it('are left for a page in the reader’s own language, or that of the browser, and for the same one in English', () => {
    dataset = { elsewhere: 'de' }
    expect([isAtPlatform(mine), isAtPlatform(admins)]).toEqual([true, true])
    expect(wantsAt(sessionOf('es'), mine)).toBe(true)
    expect(wantsAt(sessionOf(null), mine)).toBe(true)
    dataset = { elsewhere: 'en' }
    expect(wantsAt(sessionOf(null), mine)).toBe(false)
  })

  it('are entered from a page in another language by a page in English, once', async () => {
    vi.resetModules()
    vi.doMock('#web/ui/language.ts', () => ({ language: 'de' }))
    const german = await import('./ownLanguage.ts')
    expect([german.isAtPlatform(mine), german.isAtPlatform(admins)]).toEqual([false, true])
    expect(german.wantsOtherPage(sessionOf('de'), mine)).toBe(false)
    expect(german.wantsOtherPage(sessionOf('de'), admins)).toBe(true)
    // An older server answered in German again.
    expect(german.wantsOtherPage(sessionOf('de'), admins)).toBe(false)
    vi.doUnmock('#web/ui/language.ts')
  })

  it('show which language their reader has elsewhere', () => {
    dataset = { elsewhere: 'es' }
    expect([languageFor(sessionOf('de')), languageFor(sessionOf(null))]).toEqual(['de', 'es'])
  })
})

it('amounts are in the language of the page, in the country of the shop', async () => {
  expect(inThisLanguage(sessionOf('de'))!.business!.locale).toBe('en-AT')
  vi.resetModules()
  vi.doMock('#web/ui/language.ts', () => ({ language: 'de' }))
  const german = await import('./ownLanguage.ts')
  expect(german.inThisLanguage(sessionOf('de'))!.business!.locale).toBe('de-AT')
  vi.doUnmock('#web/ui/language.ts')
})
