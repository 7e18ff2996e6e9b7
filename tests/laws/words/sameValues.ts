import { pathToFileURL } from 'node:url'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'

/** The file with the texts of a module in a language. */
export const inLanguage = (path: string, language: PageLanguage): string =>
  path.replace('.ts', `/${language}.ts`)

/** The ledger's sentences, which want real values: sentences.test.ts compares them. */
const LEDGER = 'server/loyalty/ledger/sentences/texts.ts'
/** Texts that cannot be compared by marks. Those beside the ledger's take a kind or an object. */
export const notByMarks = [
  LEDGER,
  'web/console/counter/day/texts.ts: texts.programs.sum',
  'web/console/programs/simulation/texts.ts: texts.compared',
  'web/console/programs/simulation/texts.ts: texts.gained',
  'web/console/programs/simulation/texts.ts: texts.span',
]

/** Where the texts of these modules differ in a language from the English ones. */
export async function unlikeIn(paths: string[], language: PageLanguage): Promise<string[]> {
  const unlike: string[] = []
  for (const path of paths) {
    const [english, translated] = await Promise.all([load(path), load(inLanguage(path, language))])
    for (const [name, own] of Object.entries(translated))
      unlike.push(...differences(english[name], own, `${path}: ${name}`))
  }
  return unlike
}

/** Parameters of texts with what people wrote, in letters of any script. */
const WRITTEN = /^(business|program|reward|item|names?|from|host|email|phone|customer)$/
/** Texts to phones, where an isolate would cost letters, and names that are made of names. */
export const withoutIsolates = [
  'server/messaging/messages/texts.ts',
  'server/messaging/triggers/texts.ts',
  'server/loyalty/programs/handed/texts.ts',
]

/** Texts in a language in which a name is not set apart from the sentence, by Unicode's isolates. */
export async function namesNotApart(paths: string[], language: PageLanguage): Promise<string[]> {
  const found: string[] = []
  for (const path of paths.filter((one) => one !== LEDGER)) {
    const [english, translated] = await Promise.all([load(path), load(inLanguage(path, language))])
    for (const [name, own] of Object.entries(translated))
      found.push(...mingled(english[name], own, `${path}: ${name}`))
  }
  return found
}

function mingled(english: unknown, own: unknown, at: string): string[] {
  if (typeof english === 'function') {
    const given = /^\(?([\w, ]*)/.exec(String(english))![1]!
    const names = given.split(',').map((name) => name.trim())
    const said = (own as Say)(...names.map(mark))
    const isMingled = (name: string) => new RegExp(`(?<![\u2066-\u2068])⟦${name}⟧`).test(String(said))
    // A text in parts has its names in elements of their own.
    return !Array.isArray(said) && names.some((name) => WRITTEN.test(name) && isMingled(name)) ? [at] : []
  }
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([field, text]) =>
    mingled(text, (own as Record<string, unknown>)[field], `${at}.${field}`),
  )
}

const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path).href)

/** Where two texts differ in their fields, or in the values that they say. */
function differences(english: unknown, translated: unknown, at: string): string[] {
  if (typeof english === 'function') {
    return sayAlike(english as Say, translated as Say) ? [] : [at]
  }
  if (Array.isArray(english)) return []
  if (typeof english === 'string') return String(marksOf(english)) === String(marksOf(translated)) ? [] : [at]
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

/** Places in a text that are filled in elsewhere, such as {privacy}. */
const marksOf = (text: unknown): string[] => (String(text).match(/\{\w*\}/g) ?? []).sort()

type Say = (...values: unknown[]) => unknown

/** True for two texts whose results have the same arguments. False for texts that cannot take marks. */
function sayAlike(one: Say, other: Say): boolean {
  try {
    return String(valuesOf(one)) === String(valuesOf(other))
  } catch {
    return false
  }
}

/** The arguments that the result of a text's function has, each by its name. */
function valuesOf(text: Say): string[] {
  const result = text(...['a', 'b', 'c', 'd', 'e'].map(mark))
  return [...new Set(String(result).match(/⟦[\w.]+⟧/g))].sort()
}

/**
 * A value that can be anything: as a text it is its own name, in small letters too, as a formatter it gives what it gets.
 */
function mark(name: string): unknown {
  return new Proxy(() => {}, {
    get: (_, field) =>
      field === Symbol.toPrimitive
        ? () => `⟦${name}⟧`
        : typeof field === 'symbol'
          ? undefined
          : mark(`${name}.${field}`),
    apply: (_, _self, given) => (given.length > 0 ? given[0] : mark(name.replace(/\.\w+$/, ''))),
  })
}
