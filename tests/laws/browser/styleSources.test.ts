import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

/** The pages that get only the styles that they name. The console takes all of web/ui. */
const pages = [
  'web/developers/developers.css',
  'web/join/join.css',
  'web/landing/landing.css',
  'web/portal/portal.css',
]
const web = sourcesIn('web').filter(({ path }) => !isTest(path))

/** The patterns of a stylesheet's @source, from the root. */
const patternsOf = (sheet: string) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@source "([^"]+)"/g)].map(([, source]) =>
    join(dirname(sheet), source!),
  )

const filesOf = (pattern: string) => globSync(/\.\w+$/.test(pattern) ? pattern : `${pattern}/**/*.{ts,tsx}`)

/** The files that a folder shows: its own, and all that they import, directly or indirectly. */
function shownBy(folder: string): Set<string> {
  const found = new Set(web.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`)))
  for (const path of found)
    for (const target of web.find((source) => source.path === path)?.imports ?? []) found.add(target)
  return found
}

it.each(pages)('%s has the styles of everything that its page shows', (sheet) => {
  const styled = new Set(patternsOf(sheet).flatMap(filesOf))
  const classes = web.filter(({ path, text }) => path.endsWith('.tsx') && /className=/.test(text))
  const shown = shownBy(dirname(sheet))
  expect(classes.map(({ path }) => path).filter((path) => shown.has(path) && !styled.has(path))).toEqual([])
})

it.each(pages)('%s names files that are there', (sheet) => {
  const each = patternsOf(sheet).flatMap((pattern) => {
    const [, before = pattern, names, after = ''] = /^(.*)\{([^}]+)\}(.*)$/.exec(pattern) ?? []
    return names ? names.split(',').map((name) => before + name + after) : [before]
  })
  expect(each.filter((pattern) => filesOf(pattern).length === 0)).toEqual([])
})

/** Of an unknown colour Tailwind makes no class, so a surface would have none, and nothing would tell. */
it('every surface has a colour of the theme', () => {
  const theme = readFileSync('web/ui/theme/tokens.css', 'utf8')
  const known = new Set([...theme.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name))
  const used = web.flatMap(({ path, text }) =>
    [...text.matchAll(/[\s"'`:]bg-([a-z][\w-]*)(?=[\s"'`/])/g)].map(([, name]) => ({ path, name: name! })),
  )
  expect(used.length).toBeGreaterThan(100)
  const unknown = used.filter(({ name }) => !known.has(name))
  // A gradient's direction, and a word of CSS.
  expect([...new Set(unknown.map(({ name }) => name))].sort()).toEqual(['linear-to-br', 'transparent'])
})

/** Classes of a side. What is centred, or as wide as its place, has none; `rtl:` says the other side. */
const SIDED =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]-|left-(?!1\/2)|right-|text-(?:left|right)|rounded-(?:[lr]|[tb][lr])\b|border-[lr]\b|float-(?:left|right)(?! w-full)|origin-[a-z-]*(?:left|right)|object-(?:left|right))/

it('what begins and ends on a screen follows the reading direction', () => {
  const classes = web
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(["'`])(?:(?!\1).)*\1/g)].map(([words]) => ({ path, words })),
    )
  expect(classes.length).toBeGreaterThan(2000)
  const sided = classes.filter(({ words }) => SIDED.test(words) && !/ rtl:|^"rtl:/.test(words))
  expect(sided).toEqual([])
})
