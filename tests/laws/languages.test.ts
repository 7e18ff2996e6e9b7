import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { type PageLanguage, pageLanguages, staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { isTest, type Source, sourcesIn } from './sources.ts'

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

/** The server's pages that say something to customers, which are HTML in our own templates. */
const pagesOfTheServer = [
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
  'server/messaging/templates/values.ts',
  'server/messaging/templates/writeEmail.ts',
  'server/messaging/triggers/meeting/announce.ts',
  'server/messaging/triggers/meeting/write.ts',
  'server/messaging/triggers/rounds/round.ts',
  'web/console/qr-codes/offers.ts',
]

/**
 * Texts in English alone: the platform's own legal texts, which whoever publishes them has to confirm, the landing page,
 * the super admin's screens, and the titles of the guide's pages, as the guide itself.
 */
const inEnglishAlone = /^web\/(legal|landing|admin)\/|^web\/console\/guide\/pages\.ts$/

const isTexts = (path: string): boolean => /(\/t|T)exts\.ts$|\/(language|refusals)\.ts$/.test(path)
/** The file with the texts of a module in a language. */
const inLanguage = (path: string, language: PageLanguage): string => path.replace('.ts', `/${language}.ts`)

/** The modules that customers' pages in the browser, or rendered from web/, consist of. */
const shown = screensFrom(entries.filter((path) => path.startsWith('web/')))
/** The modules of the screens of a business's team. */
const shownToTeams = screensFrom(['web/console/main.tsx'])
/** Texts of mails to a business's team, which reads fewer languages than its customers. */
const toTeams = /MailTexts\.ts$|^server\/data\/weekly-mail\/texts\.ts$/
/** The ledger's sentences, which want real values: sentences.test.ts compares them. */
const LEDGER = 'server/loyalty/ledger/sentences/texts.ts'

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
    expect(pagesOfTheServer.flatMap((path) => bareWordsInHtml(sources.get(path)!))).toEqual([])
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

/** Where the texts of these modules differ in a language from the English ones. */
async function unlikeIn(paths: string[], language: PageLanguage): Promise<string[]> {
  const unlike: string[] = []
  for (const path of paths.filter((one) => one !== LEDGER)) {
    const [english, translated] = await Promise.all([load(path), load(inLanguage(path, language))])
    for (const [name, own] of Object.entries(translated))
      unlike.push(...differences(english[name], own, `${path}: ${name}`))
  }
  return unlike
}

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

type Node = { type: string; start?: number; end?: number; [field: string]: unknown }

function nodesOf({ path, text }: Source): Node[] {
  const nodes: Node[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    if (!value || typeof value !== 'object') return
    if (typeof (value as Node).type === 'string') nodes.push(value as Node)
    for (const inner of Object.values(value)) if (inner && typeof inner === 'object') walk(inner)
  }
  walk(parseSync(path, text).program)
  return nodes
}

/** The platform's name and entities of HTML are no words. */
const saysWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}{2}/u.test(text.replace(PLATFORM, '').replace(/&\w+;/g, ''))
const PLATFORM = 'Regulars'
/** Attributes that people read or hear. */
const READ = /^(aria-(label|description|valuetext|placeholder)|label|title|alt|placeholder|hint)$/

/** Words in the JSX of a screen itself. */
function bareWords(source: Source): string[] {
  return nodesOf(source)
    .filter(
      (node) =>
        (node.type === 'JSXText' && saysWords(node.value)) ||
        (node.type === 'JSXAttribute' &&
          READ.test(String((node.name as Node).name)) &&
          saysWords((node.value as Node | null)?.value)),
    )
    .map((node) => `${source.path}: ${source.text.slice(node.start as number, node.end as number).trim()}`)
}

/** A text that begins as a sentence or a label does. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?:[’'-]\p{L}+)?(?:[ ,.!?:…].*)?$/su
/** Names that are the same in each language: keys of a keyboard, the platform's plans, systems, names of the web's own. */
const NAME = /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Range|Android|Free|Pro|Agency|Accept-Language)$/
/** Names of cities, by their time zones. */
const CITIES = 'web/console/page/cityOf.ts'

/** Sentences and labels in a module that is no texts. Our own mistakes, which nobody is shown, may have some. */
function bareSentences(source: Source): string[] {
  if (source.path === CITIES) return []
  const nodes = nodesOf(source)
  const unseen = nodes
    .filter(({ type, callee }) => type === 'TSLiteralType' || isMistake(type, callee as Node | undefined))
    .map(({ start, end }) => [start, end] as [number, number])
  return nodes
    .filter(
      ({ type, start }) =>
        /^(Literal|TemplateElement)$/.test(type) &&
        !unseen.some(([from, to]) => from <= start! && start! < to),
    )
    .map(({ value }) => (typeof value === 'object' ? (value as { raw?: string } | null)?.raw : value))
    .filter((value) => typeof value === 'string' && SENTENCE.test(value) && !NAME.test(value))
    .map((value) => `${source.path}: ${value}`)
}

/** True for an error of ours, and for what goes to the browser's console. */
const isMistake = (type: string, callee: Node | undefined): boolean =>
  (type === 'NewExpression' && callee?.name === 'Error') ||
  (type === 'CallExpression' && (callee?.object as Node | undefined)?.name === 'console')

/** Words in the templates of HTML of a page of the server. */
function bareWordsInHtml(source: Source): string[] {
  return nodesOf(source)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && (tag as Node).name === 'html')
    .flatMap(({ quasi }) => {
      const { quasis } = quasi as { quasis: { value: { raw: string } }[] }
      const written = quasis.map(({ value }) => value.raw).join('')
      return [...written.matchAll(/>([^<>]+)</g)].map(([, words]) => words!)
    })
    .filter(saysWords)
    .map((words) => `${source.path}: ${words.trim()}`)
}

/** Literals of the writers that the team reads, in a history or a log, or nobody. */
const notForCustomers = [
  ...['our shop', 'My shop', '[a private text]', '[a link to the card]', '[a sign-in code]'],
  ...[
    'a text that answers no shop',
    'sign-up form',
    'confirm consent',
    'confirm consent:',
    'keyword answers:',
  ],
]

/** Text that has a word beside another one, or a word and a colon. */
const isSentence = (text: string): boolean => /\p{L}{2,}[.,:!?]*\s+\p{L}{2,}|^\p{Lu}\p{Ll}+:?\s/u.test(text)

/** Sentences in the literals of a module. */
function sentencesIn(source: Source): string[] {
  return nodesOf(source)
    .flatMap((node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
      return node.type === 'TemplateElement' ? [(node.value as { raw: string }).raw] : []
    })
    .filter((text) => isSentence(text) && !notForCustomers.includes(text))
    .map((text) => `${source.path}: ${text.trim()}`)
}

const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path).href)

/** Where two texts differ in their fields, or in the values that they say. */
function differences(english: unknown, translated: unknown, at: string): string[] {
  if (typeof english === 'function')
    return String(valuesOf(english as Say)) === String(valuesOf(translated as Say)) ? [] : [at]
  if (Array.isArray(english)) return []
  if (typeof english !== 'object' || english === null) return []
  const [fields, ours] = [Object.keys(english), Object.keys(translated as object)]
  if (String(fields.toSorted()) !== String(ours.toSorted())) return [`${at}: fields`]
  return fields.flatMap((field) =>
    differences(
      (english as Record<string, unknown>)[field],
      (translated as Record<string, unknown>)[field],
      `${at}.${field}`,
    ),
  )
}

type Say = (...values: unknown[]) => unknown

/** The arguments that the result of a text's function has, each by its name. */
function valuesOf(text: Say): string[] {
  const result = text(...['a', 'b', 'c', 'd'].map(mark))
  return [...new Set(String(result).match(/⟦[\w.]+⟧/g))].sort()
}

/** A value that can be anything: as a text it is its own name, as a formatter it gives what it gets. */
function mark(name: string): unknown {
  return new Proxy(() => {}, {
    get: (_, field) =>
      field === Symbol.toPrimitive
        ? () => `⟦${name}⟧`
        : typeof field === 'symbol'
          ? undefined
          : mark(`${name}.${field}`),
    apply: (_, _self, [value]) => value,
  })
}

describe('mails to a business’s team', () => {
  const mails = [...sources.keys()].filter((path) => toTeams.test(path))

  it.each(['de', 'es'] as const)('are there in %s, with the values of the English ones', async (language) => {
    expect(mails.length).toBeGreaterThan(7)
    expect(mails.filter((path) => !existsSync(inLanguage(path, language)))).toEqual([])
    const unlike: string[] = []
    for (const path of mails) {
      const [english, translated] = await Promise.all([load(path), load(inLanguage(path, language))])
      for (const [name, own] of Object.entries(translated))
        unlike.push(...differences(english[name], own, `${path}: ${name}`))
    }
    expect(unlike).toEqual([])
  })
})
