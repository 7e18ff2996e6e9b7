import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { formerTexts } from './formerTexts.ts'
import { promised } from './promises.ts'
import type { texts as english } from './texts.ts'
import { textsIn } from './textsIn.ts'

type Texts = typeof english
type Channel = keyof Texts['promises']
type Sentence = keyof Texts['promises'][Channel]
type Kind = Exclude<keyof Texts, 'promises'>

/** Words of a message; those of a text have no subject. */
export type Words = { subject?: string | null | undefined; body: string }
/** The meaning of default words, apart from their language. */
type Said = { kind: Kind; promise?: Sentence; count?: string; reward?: string; rates?: boolean }

/** All default words that may be stored: those of each language, and those of earlier releases. */
const stored = { ...textsIn, ...formerTexts }
type Source = keyof typeof stored
const sources = Object.keys(stored) as Source[]

/**
 * Gives words in a language that the business has left as they were, in whichever language they are stored; undefined
 * for words of its own. A welcome that names a program's reward as the setup does counts as left. Words of an earlier
 * release come back as the present ones, also in their own language.
 */
export function defaultIn(language: PageLanguage, words: Words): Words | undefined {
  const said = readDefault(words)
  return said && write(language, channelOf(words), said)
}

const channelOf = ({ subject }: Words): Channel => (subject ? 'email' : 'text')
const keyOf = ({ subject, body }: Words): string => `${subject ?? ''}\n${body}`

const readDefault = (words: Words): Said | undefined => whole().get(keyOf(words)) ?? readWelcome(words)

/** All default words without a program's figures. */
function whole(): Map<string, Said> {
  made ??= new Map(
    (['text', 'email'] as const).flatMap((channel) =>
      sources.flatMap((source) =>
        allOf(channel).map((said) => [keyOf(write(source, channel, said)), said] as const),
      ),
    ),
  )
  return made
}
let made: Map<string, Said> | undefined

function allOf(channel: Channel): Said[] {
  const told = (Object.keys(textsIn.en) as (keyof Texts)[]).filter(
    (kind): kind is Exclude<Kind, 'welcome'> =>
      kind !== 'promises' && kind !== 'welcome' && (channel === 'text' ? 'text' : 'body') in textsIn.en[kind],
  )
  const welcomes = (['general', 'visits'] as const).flatMap((promise) =>
    [false, true].map((rates) => ({ kind: 'welcome' as const, promise, rates })),
  )
  return [...told.map((kind) => ({ kind })), ...welcomes]
}

/** Reads a welcome that names a program's reward. */
function readWelcome(words: Words): Said | undefined {
  const channel = channelOf(words)
  for (const source of sources)
    for (const promise of ['often', 'amounts'] as const) {
      const groups = patternOf(source, channel, promise).exec(keyOf(words))?.groups
      if (!groups) continue
      const { count, reward, rates } = groups as { count: string; reward: string; rates?: string }
      return { kind: 'welcome', promise, count, reward, rates: rates !== undefined }
    }
  return undefined
}

const patterns = new Map<string, RegExp>()

function patternOf(source: Source, channel: Channel, promise: Sentence): RegExp {
  const name = `${source} ${channel} ${promise}`
  const known = patterns.get(name)
  if (known) return known
  const welcome = keyOf(write(source, channel, { kind: 'welcome', promise }))
  const [before, between, after] = welcome.split(/\{count\}|\{reward\}/).map(literal)
  const rates = channel === 'text' ? `(?<rates>${literal(stored[source].welcome.rates)})?` : ''
  const pattern = new RegExp(`^${before}(?<count>.{1,20}?)${between}(?<reward>.+)${after}${rates}$`)
  patterns.set(name, pattern)
  return pattern
}

/** `RegExp.escape`, which Node 24 has and TypeScript's libraries do not know yet. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function write(source: Source, channel: Channel, { kind, promise, ...said }: Said): Words {
  const texts = stored[source]
  const { text = '', subject = '', body = '', rates = '' } = texts[kind] as Partial<Texts['welcome']>
  const { count = '{count}', reward = '{reward}' } = said
  const told = promise
    ? texts.promises[channel][promise].replace('{count}', () => count).replace('{reward}', () => reward)
    : ''
  if (channel === 'email') return { subject, body: promised(body, told) }
  return { body: promised(text, told) + (said.rates ? rates : '') }
}
