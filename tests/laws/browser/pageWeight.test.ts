import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type PageLanguage, pageLanguages, staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { nameIn } from '../../../vite.languages.ts'
import { consoleRoutes } from '../sources.ts'

const MOST_KB = 155
const COUNTER_MOST_KB = 150
/** Bytes that a language may add whose words are longer than English ones. */
const LONGER_WORDS_KB = 1
const LANDING_MOST_KB = 8
const PORTAL_MOST_KB = 95
const counter = 'console/counter/CounterScreen.tsx'
const built = 'dist/web'
type Chunk = { file: string; imports?: string[] }
type Chunks = Record<string, Chunk>
const chunksIn = (language: PageLanguage): Chunks =>
  JSON.parse(readFileSync(`${built}/.vite/${nameIn(language, 'manifest.json')}`, 'utf8'))
const english = chunksIn('en')

/** Loaded by itself with the first phone number on a screen. */
const PHONE_FORMATS = 'console/phone/formatPhone.ts'

/** The script that draws the frame around the screens of a folder. */
const shells: Record<string, string> = { admin: 'admin/AdminShell.tsx' }

describe('the weight of a page', () => {
  it.each(staffLanguages)(
    `is at most ${MOST_KB} KB of JavaScript in %s, as it travels, on every screen of the console with its phone numbers`,
    (language) => {
      const screens = screensIn(consoleRoutes())
      expect(screens).toContain(counter)
      const chunks = chunksIn(language)
      const tooHeavy = screens
        .map((screen) => ({ screen, kb: weighInConsole(chunks, screen) }))
        .filter(({ kb }) => kb > MOST_KB + longerWords(language))
      expect(tooHeavy).toEqual([])
    },
  )

  it.each(staffLanguages)(`is at most ${COUNTER_MOST_KB} KB at the counter in %s`, (language) => {
    expect(weighInConsole(chunksIn(language), counter)).toBeLessThanOrEqual(
      COUNTER_MOST_KB + longerWords(language),
    )
  })

  it(`is at most ${LANDING_MOST_KB} KB on the landing page, so it shares no chunk with React`, () => {
    expect(weigh(english, ['landing/enhance.ts'])).toBeLessThanOrEqual(LANDING_MOST_KB)
  })

  it.each(pageLanguages)(`is at most ${PORTAL_MOST_KB} KB on each screen of the portal in %s`, (language) => {
    for (const screen of ['sign-in/LoginScreen', 'card/DashboardScreen']) {
      const kb = weigh(chunksIn(language), ['portal/index.html', `portal/${screen}.tsx`])
      expect(kb).toBeGreaterThan(60)
      expect(kb).toBeLessThanOrEqual(PORTAL_MOST_KB)
    }
  })
})

/** Words for a loyalty card that only one language has, as in docs/languages.md. */
const CARD: Record<PageLanguage, RegExp> = {
  en: /loyalty card/i,
  de: /kundenkarte/i,
  es: /tarjetas? de cliente/i,
  fr: /cartes? de fidélité/i,
  pt: /cart(ão|ões) fidelidade/i,
  it: /tesser[ae] fedeltà/i,
  nl: /klantenkaart/i,
  pl: /kart[aęy] stałego klienta/i,
  ar: /بطاق(ة|ات) الولاء/,
}
/** The words of a business's suggested programs, which the console loads alone in the language of the business. */
const IN_LANGUAGE_OF_BUSINESS = 'console/setup/suggestionTexts'

describe('a bundle', () => {
  it.each(pageLanguages)('in %s carries no other language', (language) => {
    const others = pageLanguages.filter((other) => other !== language)
    const chunks = Object.entries(chunksIn(language)).filter(([, { file }]) => file.endsWith('.js'))
    const said = chunks.map(([name, { file }]) => ({ name, text: readFileSync(`${built}/${file}`, 'utf8') }))
    expect(said.some(({ text }) => CARD[language].test(text))).toBe(true)
    const strange = said.flatMap(({ name, text }) =>
      others.filter((other) => CARD[other].test(text)).map((other) => `${name}: ${other}`),
    )
    const isOfBusiness = (one: string) => one.startsWith(IN_LANGUAGE_OF_BUSINESS)
    expect(strange.filter((one) => !isOfBusiness(one))).toEqual([])
    expect(strange.some(isOfBusiness)).toBe(staffLanguages.some((one) => one === language))
  })
})

const longerWords = (language: PageLanguage): number => (language === 'en' ? 0 : LONGER_WORDS_KB)

/** The screens that routes load, by their names in the manifest. */
function screensIn(routes: string): string[] {
  const found = routes.matchAll(/lazyRouteComponent\(\(\) => import\('([^']+)'\)/g)
  return [...found].map(([, path]) => path!.replace('#web/', '').replace('./', 'console/'))
}

const shellOf = (screen: string): string => shells[screen.split('/')[0]!] ?? screen

const weighInConsole = (chunks: Chunks, screen: string) =>
  weigh(chunks, ['console/index.html', shellOf(screen), screen, PHONE_FORMATS])

/** The file as every supported browser gets it over HTTPS. A file that compression does not shrink is sent as it is. */
const packed = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file)

/** The compressed size of these entries and all their imports, in kilobytes of 1024 bytes. */
function weigh(chunks: Chunks, entries: string[]): number {
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of chunks[name]!.imports ?? []) need(imported)
  }
  entries.forEach(need)
  const bytes = [...needed].map((name) => statSync(packed(`${built}/${chunks[name]!.file}`)).size)
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 102.4) / 10
}
