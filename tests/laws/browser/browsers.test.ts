import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { browsers, type Floor } from '#web/browsers.ts'
import { texts } from '#web/ui/oldBrowserTexts.ts'
import { type Feature, scriptFeatures, styleFeatures } from './browserFeatures.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Page = keyof typeof browsers

const built = 'dist/web'
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8'))

/**
 * The files that each kind of page loads, by their names in the manifest. The links to a card use the portal's
 * stylesheet.
 */
const entries: Record<Page, { scripts: string[]; styles: string[] }> = {
  pages: {
    scripts: ['developers/enhance.ts', 'join/enhance.ts', 'landing/enhance.ts'],
    styles: ['developers/developers.css', 'join/join.css', 'landing/landing.css', 'portal/index.html'],
  },
  portal: { scripts: ['portal/index.html', 'portal/worker.ts'], styles: ['portal/index.html'] },
  console: { scripts: ['console/index.html', 'console/worker.ts'], styles: ['console/index.html'] },
}

/** Features of scripts that a page checks for before it uses them. */
const askedFor: Partial<Record<Page, string[]>> = { portal: ['Intl.Segmenter'] }

describe.each(Object.entries(browsers) as [Page, Floor][])('%s', (page, floor) => {
  const tooNew = ({ since }: Feature) =>
    (['safari', 'chrome', 'firefox'] as const).some((browser) => since[browser] > floor[browser])
  const asked = askedFor[page] ?? []
  const used = (features: Feature[], files: string[]) =>
    features
      .filter(tooNew)
      .flatMap(({ name, found }) =>
        files.filter((file) => found.test(unconditional(file))).map((file) => ({ name, file })),
      )
  const unasked = (uses: { name: string }[]) => uses.filter(({ name }) => !asked.includes(name))

  it('has scripts that each browser meant can run', () => {
    const files = loaded(entries[page].scripts).filter((file) => file.endsWith('.js'))
    expect(files.length).toBeGreaterThanOrEqual(entries[page].scripts.length)
    const uses = used(scriptFeatures, files)
    expect(unasked(uses)).toEqual([])
    expect(asked.filter((one) => !uses.some(({ name }) => name === one))).toEqual([])
  })

  it('has a look that each browser meant can draw', () => {
    const files = loaded(entries[page].styles).filter((file) => file.endsWith('.css'))
    expect(files.length).toBeGreaterThanOrEqual(entries[page].styles.length)
    expect(unasked(used(styleFeatures, files))).toEqual([])
  })
})

it('every feature is found where it is used', () => {
  const missed = [...scriptFeatures, ...styleFeatures].filter(({ found, example }) => !found.test(example))
  expect(missed.map(({ name }) => name)).toEqual([])
})

it('the docs name the same versions', () => {
  const rows = [
    ...readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| [^|]+\| ([\d.]+) \| (\d+) \| (\d+) \|$/gm),
  ]
  expect(rows.map((row) => row.slice(1).map(Number))).toEqual(
    Object.values(browsers).map(({ safari, chrome, firefox }) => [safari, chrome, firefox]),
  )
})

describe('a browser too old', () => {
  const portal = ['findLast', 'translate', 'overflow']
  const newest = [...portal, 'withResolvers', 'canParse', 'Segmenter']

  it('reads what to do, with a way on for a guest', () => {
    for (const missing of portal)
      expect(said('/customer/login', without(missing))).toMatch(/too old.*ask at the counter/)
    for (const missing of newest) expect(said('/counter', without(missing))).toMatch(/too old.*Firefox 125/)
  })

  it('is not one that the page is made for', () => {
    expect(said('/customer/login', portal)).toBe('')
    expect(said('/counter', newest)).toBe('')
  })

  const without = (missing: string) => newest.filter((feature) => feature !== missing)
})

/** The files that these entries load, directly or indirectly, by their names in the manifest. */
function loaded(names: string[]): string[] {
  const seen = new Set<string>()
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = chunks[name]!
    for (const next of [...imports, ...dynamicImports]) add(next)
  }
  names.forEach(add)
  return [...new Set([...seen].flatMap((name) => [chunks[name]!.file, ...(chunks[name]!.css ?? [])]))]
}

/** A file without its parts in `@supports`. */
function unconditional(file: string): string {
  let text = readFileSync(`${built}/${file}`, 'utf8')
  if (!file.endsWith('.css')) return text
  for (let at = text.indexOf('@supports'); at >= 0; at = text.indexOf('@supports'))
    text = text.slice(0, at) + text.slice(endOfBlock(text, at))
  return text
}

function endOfBlock(text: string, from: number): number {
  let depth = 0
  for (let at = text.indexOf('{', from); at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at + 1
  }
  return text.length
}

/** The message of a browser with only these features in place of the page. Empty if it shows the page. */
function said(pathname: string, features: string[]): string {
  const has = (feature: string) => (features.includes(feature) ? () => true : undefined)
  const words: string[] = []
  const body = {
    style: {},
    textContent: '',
    appendChild: (element: object) =>
      Object.defineProperty(element, 'textContent', { set: (text) => words.push(text) }),
  }
  const page = createContext({ location: { pathname }, document: { body, createElement: () => ({}) } })
  const lacks = {
    Array: { prototype: { findLast: has('findLast') } },
    Promise: { withResolvers: has('withResolvers') },
  }
  const others = { URL: { canParse: has('canParse') }, Intl: { Segmenter: has('Segmenter') } }
  Object.assign(page, lacks, others, {
    window: page,
    CSS: { supports: (name: string) => features.includes(name) },
    OLD_BROWSER_TEXTS: texts,
  })
  runInContext(readFileSync('web/oldBrowser.js', 'utf8'), page)
  return words.join(' ')
}
