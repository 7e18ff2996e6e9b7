import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { directionOf, pageLanguages, staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { isTest, type Source, sourcesIn } from '../sources.ts'
import { inLanguage, namesNotApart, unlikeIn } from './sameValues.ts'
import { bareSentences, bareWords, bareWordsInHtml, SENTENCE, sentencesIn } from './wordsInCode.ts'

const sources = new Map(
  sourcesIn('server', 'web')
    .filter(({ path }) => !isTest(path))
    .map((source) => [source.path, source]),
)
const others = pageLanguages.filter((language) => language !== 'en')
const othersOfTeams = staffLanguages.filter((language) => language !== 'en')
const ofCustomersAlone = others.filter((language) => !othersOfTeams.some((one) => one === language))

/** The modules that customers' pages begin with. */
const entries = [
  'web/portal/main.tsx',
  'web/join/render.tsx',
  'web/portal/linked/drawCards.tsx',
  'server/portal/join/pages.ts',
  'server/portal/preferences/routes.ts',
  'server/messaging/confirmations/pages.ts',
  'server/messaging/messages/links/mailLinks.ts',
]

/** The server's pages and mails for customers and teams, which are HTML in our own templates. */
const pagesOfTheServer = [
  'server/console/settings/domain/nothingHere.ts',
  'server/data/weekly-mail/pages.ts',
  'server/platform/http/guards/localNamesOnly.ts',
  'server/portal/card/cardPage.ts',
  'server/portal/card/linked/linkedPage.ts',
  'server/portal/card/pageFrame.ts',
  'server/portal/preferences/preferencesPage.ts',
  'server/messaging/confirmations/pages.ts',
  'server/messaging/messages/links/unsubscribePage.ts',
  'server/messaging/messages/links/mailPage.ts',
  'server/messaging/templates/layout/emailLayout.ts',
  'server/messaging/blocks/asHtml.ts',
  'server/messaging/blocks/boxes.ts',
]

/** The modules that write to customers: what they say stands in texts, too. */
const writers = [
  'server/businesses/business/companyName.ts',
  'server/loyalty/programs/handed/handedOut.ts',
  'server/messaging/blocks/asText.ts',
  'server/messaging/blocks/nextReward.ts',
  'server/messaging/blocks/readCard.ts',
  'server/messaging/blocks/writeBlocks.ts',
  'server/messaging/confirmations/askToConfirm.ts',
  'server/messaging/gifts/giveGift.ts',
  'server/messaging/messages/compose/layOutEmail.ts',
  'server/messaging/messages/inbound/receiveText.ts',
  'server/messaging/messages/queue/serviceTexts.ts',
  'server/messaging/messages/queue/withCardLink.ts',
  'server/messaging/messages/send/mailedCard.ts',
  'server/messaging/templates/defaults/defaults.ts',
  'server/messaging/templates/defaults/promises.ts',
  'server/messaging/templates/writing/values.ts',
  'server/messaging/templates/writing/writeEmail.ts',
  'server/messaging/triggers/meeting/announce.ts',
  'server/messaging/triggers/meeting/write.ts',
  'server/messaging/triggers/rounds/round.ts',
  'web/console/qr-codes/offers.ts',
]

/**
 * Texts in English alone: how to report a security fault, the landing page, the page for programmers, the super admin's
 * screens, and the titles of the guide's pages, as the guide itself.
 */
const inEnglishAlone =
  /^web\/(legal\/security|landing|developers|admin)(\/|\.)|^web\/console\/guide\/pages\.ts$/

const isOfServer = (path: string): boolean => path.startsWith('server/')
/** The beginning of a page. */
const DOCUMENT = /<!doctype html>/i

const isTranslation = (path: string): boolean =>
  others.some(
    (language) => path.endsWith(`/${language}.ts`) && sources.has(path.replace(`/${language}.ts`, '.ts')),
  )
const isTexts = (path: string): boolean => /(\/t|T)exts\.ts$|\/(language|refusals)\.ts$/.test(path)
/** The modules that customers' pages in the browser, or rendered from web/, consist of. */
const shown = screensFrom(entries.filter((path) => path.startsWith('web/')))
/** The modules of the screens of a business's team. */
const shownToTeams = screensFrom(['web/console/main.tsx']).filter(({ path }) => !isTranslation(path))
/** Texts of mails, texts, pages and files for a business's team, which reads fewer languages than its customers. */
const toTeams =
  /MailTexts\.ts$|^server\/(businesses\/audit\/fileTexts|data\/weekly-mail\/texts|identity\/proofs\/texts\/codeTexts|platform\/http\/guards\/localNamesTexts)\.ts$/
const texts = [
  ...shown.map(({ path }) => path),
  // Those of teams alone are in fewer languages.
  ...[...sources.keys()].filter((path) => ofCustomersAlone.some((one) => existsSync(inLanguage(path, one)))),
].filter((path, index, all) => isTexts(path) && all.indexOf(path) === index)

describe('what customers read', () => {
  it('stands in texts, on the screens', () => {
    expect(shown.length).toBeGreaterThan(60)
    expect(shown.filter(({ path }) => path.endsWith('.tsx')).flatMap(bareWords)).toEqual([])
  })

  it('stands in texts, on the pages that the server writes', () => {
    const pages = [...sources.values()].filter(({ path, text }) => isOfServer(path) && DOCUMENT.test(text))
    expect(pages.length).toBeGreaterThan(4)
    expect(pages.map(({ path }) => path).filter((path) => !pagesOfTheServer.includes(path))).toEqual([])
    expect(pagesOfTheServer.flatMap((path) => bareWordsInHtml(sources.get(path)!))).toEqual([])
  })

  it('names its language and direction in each page that the server writes', () => {
    const documents = pagesOfTheServer.filter((path) => DOCUMENT.test(sources.get(path)!.text))
    expect(documents.filter((path) => !/<html lang="\$\{/.test(sources.get(path)!.text))).toEqual([])
  })

  it('stands in texts, in what is written to them', () => {
    expect(writers.flatMap((path) => sentencesIn(sources.get(path)!))).toEqual([])
  })

  it.each(others)('is there in %s, all of it', (language) => {
    expect(texts.length).toBeGreaterThan(8)
    expect(texts.filter((path) => !existsSync(inLanguage(path, language)))).toEqual([])
  })

  it.each(others)('says in %s the same values as in English', async (language) => {
    expect(await unlikeIn(texts, language)).toEqual([])
  })

  it.each(others.filter((language) => directionOf(language) === 'rtl'))(
    'keeps in %s names in other letters apart from the sentence',
    async (language) => {
      expect(await namesNotApart(texts, language)).toEqual([])
    },
  )
})

describe('what a business’s team reads', () => {
  const ofTeams = [
    ...shownToTeams.map(({ path }) => path).filter(holdsTexts),
    ...[...sources.keys()].filter((path) => toTeams.test(path)),
  ]

  it('stands in texts', () => {
    expect(shownToTeams.length).toBeGreaterThan(400)
    expect(shownToTeams.filter(({ path }) => path.endsWith('.tsx')).flatMap(bareWords)).toEqual([])
    expect(shownToTeams.filter(({ path }) => !holdsTexts(path)).flatMap(bareSentences)).toEqual([])
  })

  it.each(othersOfTeams)('is there in %s, all of it', (language) => {
    expect(ofTeams.length).toBeGreaterThan(80)
    expect(ofTeams.filter((path) => !existsSync(inLanguage(path, language)))).toEqual([])
  })

  it.each(othersOfTeams)('says in %s the same values as in English', async (language) => {
    const there = ofTeams.filter((path) => existsSync(inLanguage(path, language)))
    expect(await unlikeIn(there, language)).toEqual([])
  })

  it.each(['Save', 'Not here.', 'No guests yet', 'Don’t have an account?'])(
    'is caught where it strays: %s',
    (stray) => expect(SENTENCE.test(stray)).toBe(true),
  )
})

it('what is in English alone stands in texts, too, ready for other languages', () => {
  const screens = [...sources.values()].filter(({ path }) => path.endsWith('.tsx'))
  expect(screens.some(({ path }) => inEnglishAlone.test(path))).toBe(true)
  expect(screens.flatMap(bareWords)).toEqual([])
})

/** True for a module of texts, and for one that has a translation anyway. */
function holdsTexts(path: string): boolean {
  return isTexts(path) || existsSync(inLanguage(path, 'de'))
}

function screensFrom(from: string[]): Source[] {
  return reachable(from).filter(({ path }) => path.startsWith('web/') && !inEnglishAlone.test(path))
}

/** The sources that modules import, directly or not. */
function reachable(from: string[]): Source[] {
  const found = new Set(from)
  for (const path of found)
    for (const imported of sources.get(path)?.imports ?? []) if (sources.has(imported)) found.add(imported)
  return [...found].map((path) => sources.get(path)!)
}
