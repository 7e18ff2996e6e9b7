import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

const MOST_KB = 1500
const pages = globSync('docs/guide/*.md').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const kept = globSync('docs/guide/pictures/*').map((path) => path.slice('docs/guide/'.length))

describe('the owner’s guide', () => {
  /** Bold words are labels of the screens. A label that has changed could not be found any more. */
  it('names buttons, fields and places as the screens do', () => {
    const screens = sourcesIn('web')
      .filter(({ path }) => !isTest(path))
      .map(({ text }) => text.replaceAll('\\u00a0', ' '))
      .join('\n')
    const named = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => ({ path, words: words! })),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ words }) => !screens.includes(words))).toEqual([])
  })

  it('shows every picture that is kept for it, and no other', () => {
    const shown = pages.flatMap(({ text }) =>
      [...text.matchAll(/"(pictures\/[^"]*)"/g)].map(([, path]) => path),
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(shown.sort()).toEqual(kept.sort())
  })

  it('has each picture in both themes, and says in words what it shows', () => {
    const pictures = pages.flatMap(({ text }) => text.match(/<(picture|img|source)\b.*/g) ?? [])
    const page = '[\\w-]+'
    const whole = new RegExp(
      `^<picture><source media="\\(prefers-color-scheme: dark\\)" srcset="pictures/(${page})-dark\\.webp"><img alt="[^"]{20,}" src="pictures/\\1-light\\.webp"></picture>$`,
    )
    expect(pictures.filter((picture) => !whole.test(picture))).toEqual([])
  })

  it(`has at most ${MOST_KB} KB of pictures`, () => {
    const bytes = kept.reduce((sum, path) => sum + statSync(`docs/guide/${path}`).size, 0)
    expect(bytes / 1024).toBeLessThan(MOST_KB)
  })
})
