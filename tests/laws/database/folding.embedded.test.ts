import { expect, it } from 'vitest'
import { foldText } from '#server/platform/text/fold.ts'
import { useTables } from '#tests/engines/useTables.ts'

const { ask } = useTables()

/**
 * Letters of scripts in which people name businesses, by Unicode blocks. Letters newer than an engine's Unicode are
 * left out.
 */
const blocks = [
  [0x20, 0x52f],
  [0x531, 0x6ff],
  [0x900, 0xeff],
  [0x10a0, 0x11ff],
  [0x1780, 0x17ff],
  [0x1e00, 0x206f],
  [0x2c60, 0x2c7f],
  [0x3000, 0x30ff],
  [0xac00, 0xacff],
  [0xfb00, 0xfdff],
  [0xfe00, 0xffdc],
]

it('a text reads alike in the searches of the database and in those of the code', async () => {
  const letters = blocks.flatMap(([from, to]) =>
    Array.from({ length: to! - from! + 1 }, (_, at) => String.fromCharCode(from! + at)),
  )
  const words = [
    'O’Brien',
    "O'Brien",
    'WEIẞ',
    'Łukasz',
    'Jose\u0301',
    'Yıldız İnci',
    'නන්රි',
    'が',
    '\u{e0041}a',
  ]
  const texts = [...letters.filter((letter) => /\p{Assigned}/u.test(letter)), ...words]
  const rows = await ask<{ text: string; read: string }>(
    'select text, folded(text) as read from unnest($1::text[]) text',
    [`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`],
  )
  expect(rows).toHaveLength(texts.length)
  expect(
    rows.filter(({ text, read }) => read !== foldText(text)).map(({ text, read }) => [text, read]),
  ).toEqual([])
})
