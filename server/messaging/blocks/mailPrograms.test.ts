import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { every, mail } from './everyBlock.rig.ts'

const features = fileURLToPath(new URL('../../../../shared/specs/caniemail/features.json', import.meta.url))

/** Features that some of these programs lack, and what they show instead. */
const instead: Record<string, string> = {
  '<body> element': 'the colour behind the mail, which the table around everything has too',
  '<style> element':
    'dark colours and full width on phones: without them it is light, and columns stay narrow',
  '@media': 'the same',
  '@media (prefers-color-scheme)': 'the light colours, or what the program makes of them',
  'Class selector': 'the styles at each element',
  'HTML5 doctype': 'the same tables in another one',
  'border-radius': 'square corners',
  'color-scheme CSS property': 'the light colours',
  'color-scheme meta tag': 'the light colours',
  'display:none': 'its words are the first of the mail; a height of 0 hides them too',
  'height property': 'the attribute, and the height of the line',
  'max-height property': 'it is hidden by display',
  overflow: 'square corners',
  'overflow-wrap': 'the same by word-break; without both, a very long word widens the mail',
  'role attribute': 'tables that are read as tables',
  'system-ui, ui-serif, ui-sans-serif, ui-rounded, ui-monospace': 'the next font of the list',
  'word-break': 'the same by overflow-wrap',
}

describe('mail programs', () => {
  const known = readFeatures()
  it.skipIf(!known)(
    'draw what blocks are made of: Gmail, Outlook, Apple Mail and Yahoo, or something in its place (skipped where shared/specs/caniemail is missing)',
    async () => {
      const used = featuresIn((await mail(every)).html, Object.keys(known!))
      expect(used.length).toBeGreaterThan(30)
      const lacking = used.filter((title) =>
        Object.entries(known![title]!.support).some(
          ([program, support]) => /^(gmail|outlook|apple-mail|yahoo) /.test(program) && /^n\b/.test(support),
        ),
      )
      expect(lacking.sort()).toEqual(Object.keys(instead).sort())
    },
  )
})

type Feature = { title: string; support: Record<string, string> }

function readFeatures(): Record<string, Feature> | null {
  try {
    const { features: all } = JSON.parse(readFileSync(features, 'utf8')) as {
      features: Record<string, Feature>
    }
    return Object.fromEntries(Object.values(all).map((feature) => [feature.title, feature]))
  } catch {
    return null
  }
}

/** Finds the features of a mail that the list has: elements, attributes, properties and rules of styles, by title. */
function featuresIn(html: string, titles: string[]): string[] {
  const shown = html.replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '')
  const all = (pattern: RegExp) => [...shown.matchAll(pattern)].map(([, found]) => found!)
  const tags = all(/<([a-z]\w*)/g)
  const attributes = all(/<[a-z]\w*((?:\s[^>]*)?)>/g).flatMap((inside) =>
    [...inside.matchAll(/\s([a-z-]+)=/g)].map(([, name]) => name!),
  )
  const styles = [...all(/style="([^"]*)"/g), ...all(/<style>(.*?)<\/style>/gs)].join(';')
  const properties = [...styles.matchAll(/(?:^|[;{}\s])([a-z-]+):/g)].map(([, name]) => name!)
  const named = [
    ...tags.flatMap((tag) => [`<${tag}> element`, tag]),
    ...(tags.some((tag) => /^h[1-6]$/.test(tag)) ? ['<h1> to <h6> elements'] : []),
    ...attributes.map((name) => `${name} attribute`),
    ...properties.flatMap((name) => [
      name,
      `${name} property`,
      name.replace(/-(top|bottom|left|right)$/, ''),
    ]),
    ...[
      '@media',
      'HTML5 doctype',
      'Class selector',
      '!important keyword',
      'mailto: links',
      'color-scheme meta tag',
    ],
    ...(styles.includes('prefers-color-scheme') ? ['@media (prefers-color-scheme)'] : []),
    ...(styles.includes('display:none') ? ['display:none'] : []),
    ...(styles.includes('ui-monospace') ? [titles.find((title) => title.includes('ui-monospace'))!] : []),
    ...(styles.includes('color-scheme:') ? ['color-scheme CSS property'] : []),
  ]
  return [...new Set(named)].filter((title) => titles.includes(title))
}
