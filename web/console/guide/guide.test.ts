import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../../../vite.guide.ts'
import { places } from '../page/places.ts'
import { guideAt } from './guideAt.ts'
import { type GuideName, guide } from './pages.ts'

const names = Object.keys(guide) as GuideName[]
const textOf = (name: string) => readFileSync(`docs/guide/${name}.md`, 'utf8')

describe('the owner’s guide', () => {
  it('is in the product with every page that the docs have, in their order and by their titles', () => {
    const written = globSync('docs/guide/*.md').map((path) => path.slice('docs/guide/'.length, -'.md'.length))
    expect(written.filter((name) => name !== 'README').sort()).toEqual([...names].sort())
    expect([...textOf('README').matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name]) => name)).toEqual(names)
    for (const name of names) expect(textOf(name).split('\n')[0]).toBe(`# ${guide[name].title}`)
  })

  it('has a page for each place that the sidebar leads to', () => {
    expect(places.filter(({ to }) => guideAt(to) === undefined)).toEqual([])
    expect(guideAt('/customers/4c3f')).toBe('import')
    expect(guideAt('/help')).toBeUndefined()
  })

  it('leads from page to page inside the product', () => {
    expect(htmlOf('# Title\n\nSee [the till](till.md).')).toBe(
      '<p>See <a href="/help/till">the till</a>.</p>\n',
    )
    for (const name of names) expect(htmlOf(textOf(name))).not.toMatch(/\.md"|<h1/)
  })

  it('shows each picture in the theme of the console, and loads it only when it is shown', () => {
    for (const name of names) {
      const images = htmlOf(textOf(name)).match(/<img[^>]*>/g) ?? []
      expect(images).toHaveLength(2)
      for (const theme of ['dark', 'light'])
        expect(images.join()).toMatch(
          new RegExp(
            `<img class="in-${theme}" loading="lazy" width="\\d+" height="\\d+" alt="[^"]+" src="[^"]+-${theme}.webp">`,
          ),
        )
      expect(htmlOf(textOf(name))).not.toMatch(/<picture|<source/)
    }
  })
})
