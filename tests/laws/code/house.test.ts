import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { version } from '#server/platform/settings/version.ts'
import { isTest, sourcesIn } from '../sources.ts'
import { specTexts } from '../specification/specTexts.ts'
import * as elsewhere from '../specification/specTextsElsewhere.ts'

const all = sourcesIn('server', 'web', 'stand-ins', 'tests', 'bench', 'database')

describe('the house rules', () => {
  it('only the configuration reads the environment of the product', () => {
    const readers = sourcesIn('server', 'web', 'stand-ins', 'database')
      .filter(({ text }) => /process\.env\b/.test(text))
      .map(({ path }) => path)
    expect(readers).toEqual(['server/commands/config.ts'])
  })

  it('texts are normalized in one place, which bounds what it takes', () => {
    const normalizing = all
      .filter(({ path, text }) => path.startsWith('server/') && /\.normalize\(/.test(text) && !isTest(path))
      .map(({ path }) => path)
    expect(normalizing).toEqual(['server/platform/text/normalize.ts'])
  })

  it('there are no drawers', () => {
    const drawers = all
      .map(({ path }) => path)
      .filter((path) => /(^|\/)(utils?|common|helpers?|misc|shared)(\/|\.|\d)/.test(path))
    expect(drawers).toEqual([])
  })

  it('an apostrophe of our own words is ’; the specification’s stand as it has them', () => {
    const theirs = JSON.stringify([specTexts, elsewhere])
    const straight = all
      .filter(({ path }) => /^web\/.*exts\.ts$/.test(path))
      .flatMap(({ path, text }) => [
        ...text
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
          .matchAll(/\p{L}+'\p{L}+ \p{L}+/gu)
          .map(([words]) => `${path}: ${words}`),
      ])
    expect(straight.filter((found) => !theirs.includes(found.split(': ')[1]!))).toEqual([])
  })

  it('no file has more than 300 lines, those aside that a tool writes', () => {
    const written = [
      /^clients\/typescript\/src\/schema\.ts$/, // The client's README says how.
      /^database\/schema\.sql$/, // schema.test.ts writes it.
      /^database\/migrations\//, // Drizzle writes them from the tables.
    ]
    const kinds = '*.{ts,tsx,mjs,js,sql,css,html,md,yml,yaml,sh}'
    const folders = '{server,web,stand-ins,tests,bench,database,bin,clients,deploy,docs,.ci,.github}'
    const long = [...globSync(kinds), ...globSync(`${folders}/**/${kinds}`)]
      .filter((path) => !/\/(dist|node_modules)\//.test(path))
      .filter((path) => readFileSync(path, 'utf8').split('\n').length > 301)
    expect(long.filter((path) => !written.some((one) => one.test(path)))).toEqual([])
    expect(written.filter((one) => !long.some((path) => one.test(path)))).toEqual([])
  })

  it('a test ends connections to its own database alone, because other files run on the same server', () => {
    const endings = all.flatMap(({ path, text }) =>
      [...text.matchAll(/pg_terminate_backend\(pid\)[\s\S]{0,80}?pg_stat_activity\s+(where datname)?/g)].map(
        ([, named]) => ({ path, named }),
      ),
    )
    expect(endings.length).toBeGreaterThan(3)
    expect(endings.filter(({ named }) => !named)).toEqual([])
  })

  it('every path and file that the docs name exists', () => {
    const docs = [...globSync('*.md'), ...globSync('docs/**/*.md')]
    const sources = globSync(
      '{server,web,database,tests,bench,stand-ins,bin,clients}/**/*.{ts,tsx,mjs,sql,css}',
    )
    const files = new Set([...globSync('*.ts'), ...sources].map((path) => basename(path)))
    const unknown = docs.flatMap((doc) =>
      [...readFileSync(doc, 'utf8').matchAll(/`([a-z][\w.]*\.(?:ts|tsx|mjs|sql|css))`/g)]
        .map((match) => match[1]!)
        .filter((name) => !files.has(name))
        .map((name) => `${doc}: ${name}`),
    )
    expect(unknown).toEqual([])
    const missing = docs.flatMap((doc) =>
      [
        ...readFileSync(doc, 'utf8').matchAll(
          /`((?:server|web|database|tests|bench|stand-ins|bin|docs|\.ci)\/[\w./-]*)`/g,
        ),
      ]
        .map((match) => match[1]!)
        .filter((path) => !existsSync(path))
        .map((path) => `${doc}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('the version that is told is that of the package', () => {
    expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
  })

  it('nothing is left to be done later in the code', () => {
    // Brackets keep this file from naming what it looks for.
    const later = all.filter(({ text }) => /\b(TO[D]O|FIX[M]E|XX[X])\b/.test(text))
    expect(later.map(({ path }) => path)).toEqual([])
  })
})
