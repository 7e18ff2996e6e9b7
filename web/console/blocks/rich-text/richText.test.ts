import { describe, expect, it } from 'vitest'
import { link, type Span } from '#server/messaging/blocks/contract.ts'
import { paragraphsOfText, wordsOf } from '../design/wordsOf.ts'
import { isLink, wholeLink } from './links.ts'
import { docOf, paragraphsOf } from './richText.ts'

describe('the text of a block', () => {
  it('comes back from the editor as it went in', () => {
    const paragraphs: Span[][] = [
      [{ text: 'Hi {firstName},\nwelcome ' }, { text: 'back', bold: true, italic: true }, { text: '!' }],
      [],
      [{ text: 'See ' }, { text: 'our menu', bold: true, link: 'https://blue-door.example' }],
    ]
    expect(paragraphsOf(docOf(paragraphs))).toEqual(paragraphs)
  })

  it('has a paragraph to write in where there is none', () => {
    expect(paragraphsOf(docOf([]))).toEqual([[]])
  })

  it('is made of plain text, where an empty line begins a new paragraph', () => {
    expect(paragraphsOfText('Hi,\nyou\n \nBye\n')).toEqual([[{ text: 'Hi,\nyou' }], [{ text: 'Bye' }]])
    expect(paragraphsOfText('')).toEqual([[]])
  })

  it('keeps its words, and where they lead, as plain text', () => {
    const said = wordsOf([
      { kind: 'heading', text: 'Hello', size: 'large' },
      {
        kind: 'columns',
        columns: [
          [
            {
              kind: 'text',
              paragraphs: [[{ text: 'our ' }, { text: 'menu', link: 'https://a.example' }], []],
            },
          ],
          [{ kind: 'divider' }, { kind: 'button', label: 'Book', leads_to: 'tel:123' }],
        ],
      },
    ])
    expect(said).toBe('Hello\n\nour menu (https://a.example)\n\nBook tel:123')
  })
})

describe('a link', () => {
  it.each([
    'https://blue-door.example/menu?a=1#top',
    'http://a.example',
    'mailto:hi@blue-door.example',
    'tel:+1 (415) 555-0190',
    'javascript:alert(1)',
    'https://a b.example',
    'data:text/html,hi',
    'blue-door.example',
    `https://a.example/${'a'.repeat(1000)}`,
    '',
  ])('is one here where it is one for the server: %s', (address) => {
    expect(isLink(address)).toBe(link.safeParse(address).success)
  })

  it.each([
    ['blue-door.example/menu', 'https://blue-door.example/menu'],
    [' hi@blue-door.example ', 'mailto:hi@blue-door.example'],
    ['https://blue-door.example', 'https://blue-door.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['our menu', 'our menu'],
    ['', ''],
  ])('is made whole where that is safe: %s', (typed, whole) => {
    expect(wholeLink(typed)).toBe(whole)
  })
})
