import { layoutEmail } from '#server/messaging/templates/layout/emailLayout.ts'
import { asText } from './asText.ts'
import type { Block } from './block.ts'
import { type Filling, fillBlocks } from './fillBlocks.ts'

export const PICTURE = '0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a'

const filling: Filling = {
  fill: (text) => text.replaceAll('{firstName}', 'Ana'),
  pictures: new Map([[PICTURE, '/pictures/abc']]),
  cardUrl: 'https://regulars.example/customer/login',
  card: { kind: 'card', program: 'Coffee card', said: ['7 of 10 stamps'], stamps: { have: 7, of: 10 } },
  lines: [],
  rewards: [{ name: 'A coffee', code: '7KQ4MPXW' }],
}

export const every: Block[] = [
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

export const mail = async (all: readonly Block[], change: Partial<Filling> = {}) => {
  const written = fillBlocks(all, { ...filling, ...change })
  const text = asText(written, 'en')
  const { html } = await layoutEmail({
    business: frame,
    publicUrl: 'https://regulars.example',
    ...{ subject: 'Hello', body: text, blocks: written },
    unsubscribeUrl: 'https://regulars.example/unsubscribe/abc',
  })
  return { html, text }
}
