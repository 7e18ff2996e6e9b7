import { pathToFileURL } from 'node:url'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'

/** The file with the texts of a module in a language. */
export const inLanguage = (path: string, language: PageLanguage): string =>
  path.replace('.ts', `/${language}.ts`)

/** The ledger's sentences, which want real values: sentences.test.ts compares them. */
const LEDGER = 'server/loyalty/ledger/sentences/texts.ts'

/** Where the texts of these modules differ in a language from the English ones. */
export async function unlikeIn(paths: string[], language: PageLanguage): Promise<string[]> {
  const unlike: string[] = []
  for (const path of paths.filter((one) => one !== LEDGER)) {
    const [english, translated] = await Promise.all([load(path), load(inLanguage(path, language))])
    for (const [name, own] of Object.entries(translated))
      unlike.push(...differences(english[name], own, `${path}: ${name}`))
  }
  return unlike
}

const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path).href)

/** Texts that take a kind or an object, for which no mark stands. */
const BY_KIND =
  /\/day\/texts\.ts: texts\.programs\.sum$|\/simulation\/texts\.ts: texts\.(span|compared|gained)$/

/** Where two texts differ in their fields, or in the values that they say. */
function differences(english: unknown, translated: unknown, at: string): string[] {
  if (typeof english === 'function') {
    if (BY_KIND.test(at)) return []
    return String(valuesOf(english as Say)) === String(valuesOf(translated as Say)) ? [] : [at]
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
