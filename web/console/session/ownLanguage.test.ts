import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { inThisLanguage, wantsOtherPage } from './ownLanguage.ts'

const sessionOf = (language: string | null) =>
  ({ user: { language }, business: { locale: 'en-AT' } }) as SessionView

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
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
  vi.unstubAllGlobals()
  vi.stubGlobal('sessionStorage', undefined)
  expect(wantsOtherPage(sessionOf('de'))).toBe(false)
})

it('amounts are in the language of the page, in the country of the shop', async () => {
  expect(inThisLanguage(sessionOf('de'))!.business!.locale).toBe('en-AT')
  vi.resetModules()
  vi.doMock('#web/ui/language.ts', () => ({ language: 'de' }))
  const german = await import('./ownLanguage.ts')
  expect(german.inThisLanguage(sessionOf('de'))!.business!.locale).toBe('de-AT')
  vi.doUnmock('#web/ui/language.ts')
})
