import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { version } from '#server/platform/settings/version.ts'
import { isTest, sourcesIn } from '../sources.ts'
import { specTexts } from '../specification/specTexts.ts'
import * as elsewhere from '../specification/specTextsElsewhere.ts'

const all = sourcesIn('server', 'web', 'stand-ins', 'tests', 'bench', 'database')

describe('the house rules', () => {
  it('only the configuration reads the environment', () => {
    const readers = all
      .filter(
        ({ path, text }) =>
          /process\.env\b/.test(text) && !path.startsWith('tests/') && !path.startsWith('bench/'),
      )
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
    const written = /^database\/(schema\.sql$|migrations\/)/
    const long = globSync(
      '{server,web,stand-ins,tests,bench,database,bin,docs,.ci,.github}/**/*.{ts,tsx,mjs,sql,css,html,md,yml}',
    )
      .filter((path) => !written.test(path))
      .filter((path) => readFileSync(path, 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
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
    const later = all.filter(
      ({ path, text }) => path !== 'tests/laws/code/house.test.ts' && /\b(TODO|FIXME|XXX)\b/.test(text),
    )
    expect(later.map(({ path }) => path)).toEqual([])
  })
})
