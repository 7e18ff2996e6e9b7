import { uploadPath } from '#tests/world/files.ts'
import { png } from '#tests/world/pictures.ts'

const KB = 1024
const LARGEST_FILE = 5 * 1024 * KB - 1
const LARGEST_JSON = 250 * KB
const MOST_VALUES = 19_900

/**
 * The worst body that a route takes, or refuses as late as possible. A file is read at its upload, and again by a
 * check.
 */
export type Worst = { what: string; path: string; body: Buffer; type: string; thenCheck?: (string | null)[] }

const json = (what: string, path: string, value: unknown): Worst => ({
  ...{ what, path, type: 'application/json' },
  body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})
const file = (what: string, content: string | Buffer, thenCheck?: (string | null)[]): Worst => ({
  ...{ what, path: uploadPath(), type: 'text/csv', body: Buffer.from(content as string) },
  ...(thenCheck && { thenCheck }),
})

/** Alternating marks of two classes. */
const marks = (bytes: number) => `a${'\u0301\u0323'.repeat(bytes / 4)}`
const rows = (row: (n: number) => string, count: number) =>
  Array.from({ length: count }, (_, n) => row(n)).join('')

export const worstFiles = (): Worst[] => [
  file('5 MB of line breaks', '\n'.repeat(LARGEST_FILE)),
  file('190,000 rows of 20 commas', `${','.repeat(20)}\n`.repeat(190_000)),
  file('190,000 guests', `email,name\n${rows((n) => `${n}@a.example,x\n`, 190_000)}`, [
    'email',
    'first_name',
  ]),
  file('1,900,000 cells', `${'a,'.repeat(199)}email\n${`${'1,'.repeat(199)}a@b.example\n`.repeat(9500)}`, [
    ...Array.from({ length: 199 }, () => null),
    'email',
  ]),
  file('5 MB in Windows-1252', Buffer.from(`email\n${`${'ä'.repeat(90_000)}\n`.repeat(58)}`, 'latin1')),
  file(
    'cells of 95 KB',
    `phone,email\n${`${marks(95_000)},\n${'1'.repeat(95_000)},\n,a@${'.'.repeat(95_000)}@\n`.repeat(17)}`,
    ['phone', 'email'],
  ),
]

const condition = { about: 'spent_within', days: 366, is: 'at_least', amount: 1 }
const group = (of: unknown[]) => ({ match: 'any', of })
const span = { text: '{firstName}', bold: true, link: 'https://a.example/?a=1&b=2' }
const blocks = [{ kind: 'text', paragraphs: Array.from({ length: 3 }, () => Array(160).fill(span)) }]
const email = {
  ...{ trigger_type: 'promotional', subject: '{'.repeat(150), body: '{firstName} {'.repeat(600), config: {} },
  ...{ blocks, translations: [] },
}
/** A JPEG of empty segments; only its end shows that it is one. */
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffc0000b080001000101011100', 'hex'),
  ...Array(200_000).fill(Buffer.from('ffef0002', 'hex')),
  Buffer.from('ffd9', 'hex'),
])
const form = `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1200)}--x--\r\n`

export const worstRequests = (joinCode: string): Worst[] => [
  json('JSON 100,000 deep', '/v1/segments/count', `${'['.repeat(120_000)}${']'.repeat(120_000)}`),
  json('JSON of 250,000 values', '/v1/segments/count', `[${'1,'.repeat(LARGEST_JSON / 2)}1]`),
  json('a rule of 19,900 values', '/v1/segments/count', { rule: group(Array(MOST_VALUES).fill(1)) }),
  json('a rule of 20 conditions', '/v1/segments/count', {
    rule: group(Array.from({ length: 10 }, () => group([group([condition, condition])]))),
  }),
  json(
    '19,900 unknown fields',
    '/v1/customers',
    Object.fromEntries(
      Array(MOST_VALUES)
        .fill(0)
        .map((_, n) => [`k${n}`, 1]),
    ),
  ),
  json('a name of 250 KB of marks', '/auth/sign-up', {
    company_name: marks(LARGEST_JSON),
    email: 'a@b.example',
  }),
  json('the largest email', '/v1/email-templates', { name: 'Worst', ...email }),
  json('a preview of the longest email', '/app/email-drafts/preview', {
    ...{ subject: 'Hello', body: `${'ж '.repeat(3500)}${'{'.repeat(900)}` },
  }),
  json('a program of 19,900 values', '/v1/programs', {
    ...{ name: 'Worst', type: 'discount', config: { tiers: Array(MOST_VALUES).fill({}).slice(0, 9900) } },
  }),
  json('5,000 ids', '/app/customer-selection/download', {
    ids: Array.from({ length: 5000 }, () => crypto.randomUUID()),
  }),
  json('a picture of 1 MB', '/app/pictures', { name: 'a', picture: jpeg.toString('base64') }),
  json('a picture of 2000 pixels', '/app/pictures', {
    name: 'b',
    picture: png('#123456', 2000, 2000).toString('base64'),
  }),
  {
    ...{ what: 'a form of 1,200 parts', path: `/signup-form/${joinCode}`, body: Buffer.from(form) },
    type: 'multipart/form-data; boundary=x',
  },
  {
    ...{ what: 'a text of 20,000 fields', path: '/webhooks/twilio/inbound' },
    ...{ body: Buffer.from('a=&'.repeat(20_000)), type: 'application/x-www-form-urlencoded' },
  },
]
