import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { directionOf, pageLanguages, staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { isTest, type Source, sourcesIn } from '../sources.ts'
import { inLanguage, namesNotApart, notByMarks, unlikeIn, withoutIsolates } from './sameValues.ts'
import {
  bareSentences,
  bareWords,
  bareWordsInHtml,
  modulesOfNames,
  NO_WORDS,
  names,
  notForCustomers,
  readIn,
  type Said,
  SENTENCE,
  sentencesIn,
} from './wordsInCode.ts'

const sources = new Map(
  sourcesIn('server', 'web')
    .filter(({ path }) => !isTest(path))
    .map((source) => [source.path, source]),
)
const isOfServer = (path: string): boolean => path.startsWith('server/')
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
const pagesOfTheServer = [...sources.values()].filter(
  ({ path, text }) => isOfServer(path) && /\bhtml`/.test(text),
)

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
 * Texts in English alone that a team's pages lead to: how to report a security fault, the super admin's screens, and the
 * titles of the guide's pages, as the guide itself.
 */
const inEnglishAlone = ['web/legal/security.', 'web/admin/', 'web/console/guide/pages.ts']

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
const toTeams = [
  ...[...sources.keys()].filter((path) => path.endsWith('MailTexts.ts')),
  'server/businesses/audit/fileTexts.ts',
  'server/data/weekly-mail/texts.ts',
  'server/identity/proofs/texts/codeTexts.ts',
  'server/platform/http/guards/localNamesTexts.ts',
]
const texts = [
  ...shown.map(({ path }) => path),
  // Those of teams alone are in fewer languages.
  ...[...sources.keys()].filter((path) => ofCustomersAlone.some((one) => existsSync(inLanguage(path, one)))),
].filter((path, index, all) => isTexts(path) && all.indexOf(path) === index)

const isByMarks = (one: string) => !notByMarks.some((listed) => one.startsWith(listed))
/** The modules of texts that a business's team reads. */
const textsOfTeams = [...shownToTeams.map(({ path }) => path).filter(holdsTexts), ...toTeams]

describe('what customers read', () => {
  it('stands in texts, on the screens', () => {
    expect(shown.length).toBeGreaterThan(60)
    expect(shown.filter(({ path }) => path.endsWith('.tsx')).flatMap(bareWords)).toEqual([])
  })

  it('stands in texts, on the pages that the server writes', () => {
    const pages = [...sources.values()].filter(({ path, text }) => isOfServer(path) && DOCUMENT.test(text))
    expect(pages.length).toBeGreaterThan(4)
    expect(pages.filter((page) => !pagesOfTheServer.includes(page)).map(({ path }) => path)).toEqual([])
    expect(pagesOfTheServer.flatMap(bareWordsInHtml)).toEqual([])
  })

  it('names its language and direction in each page that the server writes', () => {
    const documents = pagesOfTheServer.filter(({ text }) => DOCUMENT.test(text))
    const unnamed = documents.filter(({ text }) => !/<html lang="\$\{/.test(text))
    expect(unnamed.map(({ path }) => path)).toEqual([])
  })

  it('stands in texts, in what is written to them', () => {
    expectOnly(
      writers.flatMap((path) => sentencesIn(sources.get(path)!)),
      notForCustomers,
    )
  })

  it.each(others)('is there in %s, all of it', (language) => {
    expect(texts.length).toBeGreaterThan(8)
    expect(texts.filter((path) => !existsSync(inLanguage(path, language)))).toEqual([])
  })

  it.each(others)('says in %s the same values as in English', async (language) => {
    expect((await unlikeIn(texts, language)).filter(isByMarks)).toEqual([])
  })

  it.each(others.filter((language) => directionOf(language) === 'rtl'))(
    'keeps in %s names in other letters apart from the sentence',
    async (language) => {
      const found = await namesNotApart(texts, language)
      const isIn = (path: string) => (one: string) => one.startsWith(`${path}: `)
      expect(found.filter((one) => !withoutIsolates.some((path) => isIn(path)(one)))).toEqual([])
      expect(withoutIsolates.filter((path) => !found.some(isIn(path)))).toEqual([])
    },
  )
})

describe('what a business’s team reads', () => {
  it('stands in texts', () => {
    expect(shownToTeams.length).toBeGreaterThan(400)
    expect(shownToTeams.filter(({ path }) => path.endsWith('.tsx')).flatMap(bareWords)).toEqual([])
    const sentences = shownToTeams.filter(({ path }) => !holdsTexts(path)).flatMap(bareSentences)
    const isOfNames = ({ path }: Said) => modulesOfNames.includes(path)
    expectOnly(
      sentences.filter((one) => !isOfNames(one)),
      names,
    )
    expect([...new Set(sentences.filter(isOfNames).map(({ path }) => path))].sort()).toEqual(modulesOfNames)
  })

  it.each(othersOfTeams)('is there in %s, all of it', (language) => {
    expect(textsOfTeams.length).toBeGreaterThan(80)
    expect(textsOfTeams.filter((path) => !existsSync(inLanguage(path, language)))).toEqual([])
  })

  it.each(othersOfTeams)('says in %s the same values as in English', async (language) => {
    const there = textsOfTeams.filter((path) => existsSync(inLanguage(path, language)))
    expect((await unlikeIn(there, language)).filter(isByMarks)).toEqual([])
  })

  it.each(['Save', 'Not here.', 'No guests yet', 'Don’t have an account?'])(
    'is caught where it strays: %s',
    (stray) => expect(SENTENCE.test(stray)).toBe(true),
  )
})

it('what is in English alone stands in texts, too, ready for other languages', () => {
  const screens = [...sources.values()].filter(({ path }) => path.endsWith('.tsx'))
  expect(screens.flatMap(bareWords)).toEqual([])
  const read = screens.flatMap(readIn)
  expect(NO_WORDS.filter((word) => !read.some(({ text }) => text.includes(word)))).toEqual([])
})

it('what cannot be compared by marks is listed, and nothing else', async () => {
  const unlike = await unlikeIn([...new Set([...texts, ...textsOfTeams])], 'de')
  expect(notByMarks.filter((listed) => !unlike.some((one) => one.startsWith(listed)))).toEqual([])
})

it('what is in English alone is reached from a team’s pages', () => {
  const reached = reachable(['web/console/main.tsx'])
  expect(inEnglishAlone.filter((alone) => !reached.some(({ path }) => path.startsWith(alone)))).toEqual([])
})

/** Fails for a text that is not among those listed, and for a listed one that is not there. */
function expectOnly(said: Said[], listed: string[]): void {
  expect(said.filter(({ text }) => !listed.includes(text))).toEqual([])
  expect(listed.filter((one) => !said.some(({ text }) => text === one))).toEqual([])
}

/** True for a module of texts, and for one that has a translation anyway. */
function holdsTexts(path: string): boolean {
  return isTexts(path) || existsSync(inLanguage(path, 'de'))
}

function screensFrom(from: string[]): Source[] {
  return reachable(from).filter(
    ({ path }) => path.startsWith('web/') && !inEnglishAlone.some((alone) => path.startsWith(alone)),
  )
}

/** The sources that modules import, directly or not. */
function reachable(from: string[]): Source[] {
  const found = new Set(from)
  for (const path of found)
    for (const imported of sources.get(path)?.imports ?? []) if (sources.has(imported)) found.add(imported)
  return [...found].map((path) => sources.get(path)!)
}
