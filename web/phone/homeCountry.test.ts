import { afterEach, expect, it, vi } from 'vitest'
import { homeCountry } from './homeCountry.ts'

afterEach(() => vi.unstubAllGlobals())

const inBrowserOf = (...languages: string[]) => vi.stubGlobal('navigator', { languages })

it('the country is that of the first language that names one', () => {
  inBrowserOf('de', 'es-419', 'pt-BR', 'en-GB')
  expect(homeCountry()).toBe('BR')
})

it('a browser that names no language, or one that is none, does not break the page', () => {
  inBrowserOf('c', 'not a language', '')
  expect(homeCountry()).toBe('US')
  inBrowserOf()
  expect(homeCountry()).toBe('US')
})
