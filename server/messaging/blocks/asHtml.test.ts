import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { leadOverMail } from '#server/messaging/messages/compose/trackedLinks.ts'
import { layoutEmail } from '#server/messaging/templates/emailLayout.ts'
import { asText } from './asText.ts'
import type { Block } from './block.ts'
import { blocks as blocksSchema, LONGEST_BODY } from './contract.ts'
import { type Filling, fillBlocks } from './fillBlocks.ts'
import { starters } from './starters.ts'
import { tidyBlocks } from './tidyBlocks.ts'
import { wordsOf } from './wordsOf.ts'

const PICTURE = '0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a'
const filling: Filling = {
  fill: (text) => text.replaceAll('{firstName}', 'Ana'),
  pictures: new Map([[PICTURE, '/pictures/abc']]),
  cardUrl: 'https://regulars.example/customer/login',
  card: { kind: 'card', program: 'Coffee card', said: ['7 of 10 stamps'], stamps: { have: 7, of: 10 } },
  lines: [],
  rewards: [{ name: 'A coffee', code: '7KQ4MPXW' }],
}
const every: Block[] = [
  { kind: 'heading', text: 'Hi {firstName}', size: 'large' },
  {
    kind: 'text',
    paragraphs: [
      [
        { text: 'Good ' },
        { text: 'morning', bold: true, link: 'https://example.com/menu?a=1&b=2' },
        { text: ' and ', italic: true },
        { text: 'write', link: 'mailto:us@example.com' },
      ],
    ],
  },
  { kind: 'picture', picture_id: PICTURE, alt: 'Our door', link: 'https://example.com/door', width: 50 },
  { kind: 'button', label: 'Your card', leads_to: 'card' },
  { kind: 'reward' },
  { kind: 'card' },
  {
    kind: 'columns',
    columns: [
      [{ kind: 'heading', text: 'Left', size: 'medium' }],
      [{ kind: 'picture', picture_id: PICTURE, alt: 'Right', link: null, width: 100 }],
    ],
  },
  { kind: 'divider' },
  { kind: 'spacer', height: 32 },
  { kind: 'footer', paragraphs: [[{ text: 'See you' }]] },
]
const frame = { name: 'Blue Door Café', color: '#0f766e', address: '1 Main Street', locale: 'en-US' }
const mail = async (all: readonly Block[], change: Partial<Filling> = {}) => {
  const written = fillBlocks(all, { ...filling, ...change })
  const text = asText(written)
  const { html } = await layoutEmail({
    business: frame,
    publicUrl: 'https://regulars.example',
    ...{ subject: 'Hello', body: text, blocks: written },
    unsubscribeUrl: 'https://regulars.example/unsubscribe/abc',
  })
  return { html, text }
}

describe('what a shop types into blocks', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`
  it('is text, never markup, wherever it stands, and so is what a customer is called', async () => {
    const all: Block[] = [
      { kind: 'heading', text: evil, size: 'large' },
      { kind: 'text', paragraphs: [[{ text: evil, bold: true }, { text: '{firstName}' }]] },
      { kind: 'picture', picture_id: PICTURE, alt: evil, link: null, width: 25 },
      { kind: 'button', label: evil, leads_to: 'card' },
      { kind: 'columns', columns: [[{ kind: 'footer', paragraphs: [[{ text: evil }]] }], []] },
      { kind: 'card' },
      { kind: 'reward' },
    ]
    const { html, text } = await mail(all, {
      fill: (words) => words.replaceAll('{firstName}', evil),
      pictures: new Map([[PICTURE, evil]]),
      card: { kind: 'card', program: evil, said: [evil], stamps: null },
      ...{ lines: [evil], rewards: [{ name: evil, code: evil }], cardUrl: evil },
    })
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\sonerror=/)
    expect(html.match(/<html/g)).toHaveLength(1)
    expect(text).toContain(evil)
  })

  it.each([
    'javascript:alert(1)',
    'https://bank.example:login@evil.example/',
    'data:text/html,<script>alert(1)</script>',
    'https://example.com/" onclick="alert(1)',
    'https://example.com/\nBcc: all@example.com',
    'example.com',
    'tel:javascript',
  ])('leads nowhere but to pages, mails and calls: not to %s', (link) => {
    for (const block of [
      { kind: 'text', paragraphs: [[{ text: 'Look', link }]] },
      { kind: 'button', label: 'Look', leads_to: link },
      { kind: 'picture', picture_id: PICTURE, alt: '', link, width: 100 },
    ])
      expect(blocksSchema.safeParse([block]).success).toBe(false)
    expect(blocksSchema.safeParse([{ kind: 'html', html: '<b>' }]).success).toBe(false)
  })

  it('is as much as Gmail shows whole, and columns count with what stands in them', async () => {
    const divider = { kind: 'divider' as const }
    const column = Array.from({ length: 20 }, () => divider)
    expect(blocksSchema.safeParse([{ kind: 'columns', columns: [column, column, column] }]).success).toBe(
      false,
    )
    const words = (length: number) => [{ kind: 'text', paragraphs: [[{ text: 'a'.repeat(length) }]] }]
    expect(blocksSchema.safeParse([...words(4000), ...words(LONGEST_BODY - 4000)]).success).toBe(false)
    const link = { text: 'a', bold: true as const, italic: true as const, link: 'https://a.example/' }
    const dense = Array.from({ length: 400 }, () => link)
    const largest = blocksSchema.parse([
      { kind: 'text', paragraphs: [dense.slice(0, 200), dense.slice(200)] },
      ...Array.from({ length: 59 }, () => divider),
    ])
    expect((await mail(largest)).html.length).toBeLessThan(102 * 1024)
  })
})

describe('blocks', () => {
  it('keep a placeholder whole of which a part was made bold, and lose no word', () => {
    const spans = [
      { text: 'Hi {fir' },
      { text: 'stNa', bold: true as const },
      { text: 'me}, look' },
      { text: '' },
    ]
    const [tidy] = tidyBlocks([
      { kind: 'text', paragraphs: [spans, [{ text: 'a { b' }, { text: 'c', bold: true }]] },
    ])
    expect(tidy).toMatchObject({
      paragraphs: [
        [{ text: 'Hi {firstName}' }, { text: ', look' }],
        [{ text: 'a { b' }, { text: 'c', bold: true }],
      ],
    })
  })

  it('say in the text part what they show, with where links lead', async () => {
    const { text } = await mail(every)
    expect(text).toBe(`Hi Ana

Good morning (https://example.com/menu?a=1&b=2) and write (us@example.com)

Our door: https://example.com/door

Your card: https://regulars.example/customer/login

A coffee
Code: 7KQ4MPXW

Coffee card
7 of 10 stamps

Left

Right

See you`)
    expect(wordsOf(every)).toBe(
      'Hi {firstName}\n\nGood morning and write\n\nOur door\n\nYour card\n\nLeft\n\nRight\n\nSee you',
    )
  })

  it('leave out what there is nothing for, and tell rewards before the footer where no block is there for them', async () => {
    const nothing = await mail(every, { card: null, rewards: [], pictures: new Map() })
    expect(nothing.html).not.toContain('<img')
    expect(nothing.text).not.toContain('Code:')
    const { text } = await mail(
      every.filter(({ kind }) => kind !== 'reward'),
      { lines: ['Ends on Friday'] },
    )
    expect(text).toMatch(/Ends on Friday\nA coffee\nCode: 7KQ4MPXW\n\nSee you$/)
  })

  it('are found by their links when those are counted: of words in bold, pictures, buttons, and never of mail', async () => {
    const bare = {
      kind: 'text' as const,
      paragraphs: [[{ text: 'https://a.example/x', bold: true as const, link: 'https://a.example/x' }]],
    }
    const { html } = await mail([...every, bare])
    const led: string[] = []
    const tracked = leadOverMail(html, (url) => {
      if (!url.startsWith('https:') || url.includes('/unsubscribe/')) return null
      led.push(url)
      return `https://regulars.example/l/${led.length}`
    })
    expect(led).toEqual([
      'https://example.com/menu?a=1&b=2',
      'https://example.com/door',
      'https://regulars.example/customer/login',
      'https://a.example/x',
    ])
    expect(tracked).toContain(
      '<a href="https://regulars.example/l/1" style="color:inherit;text-decoration:underline"><strong>morning</strong></a>',
    )
    expect(tracked).toContain('<strong>a.example/x</strong>')
    expect(tracked).toContain('href="mailto:us@example.com"')
  })

  it('stand in cells of a table for Word, and each below the other where a line is too short', async () => {
    const { html } = await mail(every)
    const opened = html.match(/<!--\[if mso\]><table[^>]*><tr><td/g)
    const closed = html.match(/<\/td><\/tr><\/table><!\[endif\]-->/g)
    expect([opened?.length, closed?.length]).toEqual([2, 2])
    expect(html).toContain('width="256" valign="top"')
    for (const tag of ['table', 'tr', 'td', 'div', 'p', 'a'])
      expect(html.match(new RegExp(`<${tag}\\b`, 'g'))!.length, tag).toBe(
        html.match(new RegExp(`</${tag}>`, 'g'))!.length,
      )
  })
})

describe('the starting points', () => {
  it('are ten, each of blocks that may be saved, with a subject and words', () => {
    expect(starters).toHaveLength(10)
    for (const { blocks, subject, name } of starters) {
      expect(blocksSchema.safeParse(blocks).error, name).toBeUndefined()
      expect(subject).not.toBe('')
      expect(wordsOf(blocks).length).toBeGreaterThan(200)
    }
  })
})

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
