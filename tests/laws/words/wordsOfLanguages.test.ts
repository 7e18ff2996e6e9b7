import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type PageLanguage, pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { refusals } from '#server/platform/text/refusals.ts'
import { inLanguage } from './sameValues.ts'

/** The rows of docs/languages.md that are held, by the words for their thing in an English text. */
const held: Record<string, RegExp> = {
  points: /\bpoints?\b/i,
  stamp: /\bstamps?\b/i,
  reward: /\brewards?\b/i,
  till: /\b(till|counter)\b/i,
  PIN: /\bPIN\b/,
}

/** Texts that say a thing without its word, because their language does without it. */
const unsaid: Partial<Record<PageLanguage, string[]>> = {
  // The text above the button says it.
  fr: ['Save PIN and open my card', 'Save PIN and log in'],
}

const others = pageLanguages.filter((language) => language !== 'en')
/** The modules of texts that are there in each language of customers. */
const modules = globSync('{server,web}/**/ar.ts')
  .map((path) => `${dirname(path)}.ts`)
  .filter((path) => existsSync(path) && /(\/t|T)exts\.ts$/.test(path))

describe('what customers read calls a thing by the word that docs/languages.md has for it', () => {
  it.each(others)('in %s', async (language) => {
    const words = wordsOf(language)
    const pairs = [...(await pairsOfModules(language)), ...(await pairsOfRefusals(language))]
    expect(pairs.length).toBeGreaterThan(400)
    const without = Object.entries(held).flatMap(([thing, inEnglish]) => {
      const about = pairs.filter(([english]) => inEnglish.test(english.replace(/\{\w*\}/g, '')))
      expect(about.length, thing).toBeGreaterThan(3)
      return about.filter(([, own]) => !words[thing]!.some((stem) => folded(own).includes(stem)))
    })
    const allowed = unsaid[language] ?? []
    expect(without.filter(([english]) => !allowed.includes(english))).toEqual([])
    expect(allowed.filter((text) => !without.some(([english]) => english === text))).toEqual([])
  })
})

/** The beginnings of the words for each thing in a language. */
function wordsOf(language: PageLanguage): Record<string, string[]> {
  const [head, , ...rows] = readFileSync('docs/languages.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const column = head!.findIndex((cell) => cell.startsWith(language))
  return Object.fromEntries(
    Object.keys(held).map((thing) => {
      const row = rows.find((cells) => cells[1] === thing)!
      return [thing, row[column]!.split(', ').map(stemOf)]
    }),
  )
}

/** The stem of a word, which stays in its plural and its cases; of several words, the last. */
function stemOf(words: string): string {
  const word = folded(words.split(' ').at(-1)!).replace(/^ال/, '')
  return word.slice(0, word.length > 4 ? -2 : word.length > 3 ? -1 : undefined)
}

/** Small letters without accents, as texts to phones are spelt. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Pair = [english: string, own: string]

async function pairsOfModules(language: PageLanguage): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const path of modules) {
    const [english, own] = await Promise.all([load(path), load(inLanguage(path, language))])
    pairs.push(...pairsIn(english, own))
  }
  return pairs
}

async function pairsOfRefusals(language: PageLanguage): Promise<Pair[]> {
  const own = await load(inLanguage('server/platform/text/refusals.ts', language))
  return refusals.map((english) => [english, (own.refusals as Record<string, string>)[english]!])
}

const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path).href)

/** The texts of two modules at the same place. What takes values is left to those who read it. */
function pairsIn(english: unknown, own: unknown): Pair[] {
  if (typeof english === 'string') return typeof own === 'string' ? [[english, own]] : []
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([name, text]) =>
    pairsIn(text, (own as Record<string, unknown> | undefined)?.[name]),
  )
}
