import { expect, it } from 'vitest'
import { normalized } from './normalize.ts'
import { oneLine, plainNameField } from './plainName.ts'

/** Alternating marks of two classes, which a normal form sorts. */
const marks = (count: number) => 'a'.concat('\u0301\u0323'.repeat(count / 2))

it('a stranger cannot hold the server for a minute with marks on one letter', () => {
  expect(normalized(marks(250_000), 'NFC').length).toBeLessThan(40)
  expect(normalized(marks(250_000), 'NFKD').length).toBeLessThan(40)
  expect(oneLine(marks(250_000)).length).toBeLessThan(40)
  expect(plainNameField(100).safeParse(`${marks(125_000)} ${marks(125_000)}`).success).toBe(true)
})

it.each(['Zoë', 'Zoe\u0308', 'Nguyễn', 'שָׁלוֹם', 'Z̷̡͎̈́a̴̛͖l̸̰͐g̵̝̾o̷̤͐', 'नमस्ते', 'ﬁancé'])(
  '%s is normalized as Unicode says',
  (name) => {
    for (const form of ['NFC', 'NFKC', 'NFKD'] as const)
      expect(normalized(name, form)).toBe(name.normalize(form))
  },
)
