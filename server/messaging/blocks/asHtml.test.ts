import { describe, expect, it } from 'vitest'
import { leadOverMail } from '#server/messaging/messages/compose/trackedLinks.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import type { Block } from './block.ts'
import { blocks as blocksSchema, LONGEST_BODY } from './contract.ts'
import { every, mail, PICTURE } from './everyBlock.rig.ts'
import { type Starter, startersIn } from './starters/starters.ts'
import { starterIn } from './starters/unchanged.ts'
import { tidyBlocks } from './tidyBlocks.ts'
import { wordsOf } from './wordsOf.ts'

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

  it('is told from the beginning of a paragraph where it stands in the middle of one', async () => {
    const spans = [{ text: 'Hi ' }, { text: '{firstName}', bold: true as const }]
    const { text } = await mail([{ kind: 'text', paragraphs: [spans, [{ text: '{firstName}, come by' }]] }], {
      fill: (words, begins = true) => words.replaceAll('{firstName}', begins ? 'Friend' : 'friend'),
    })
    expect(text).toMatch(/Hi friend\s+Friend, come by/)
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
  it.each(pageLanguages)(
    'are ten in %s, each of blocks that may be saved, with a subject and words',
    (language) => {
      const starters = startersIn(language)
      expect(starters).toHaveLength(10)
      for (const { blocks, subject, name } of starters) {
        expect(blocksSchema.safeParse(blocks).error, name).toBeUndefined()
        expect(subject).not.toBe('')
        expect(wordsOf(blocks).length).toBeGreaterThan(language === 'en' ? 200 : 120)
      }
    },
  )

  it.each(pageLanguages)('have the bold words and the placeholders of the English ones in %s', (language) => {
    const shape = ({ subject, blocks }: Starter) =>
      JSON.stringify([subject, blocks])
        .match(/\{\w+\}|"bold":true|"kind":"\w+"/g)
        ?.toSorted()
    expect(startersIn(language).map(shape)).toEqual(startersIn('en').map(shape))
  })

  it('are taken for what they are in every language, and no more once a word is changed', () => {
    const [welcome] = startersIn('pl')
    expect(starterIn('de', welcome!)).toMatchObject({ subject: 'Willkommen bei {business_name}' })
    expect(starterIn('de', { ...welcome!, subject: 'Witamy' })).toBeUndefined()
    expect(starterIn('de', { ...welcome!, blocks: welcome!.blocks.slice(1) })).toBeUndefined()
  })
})
