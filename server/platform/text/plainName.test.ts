import { describe, expect, it } from 'vitest'
import { plainName, plainNameFault, plainNameField } from './plainName.ts'

const field = (name: string) => plainNameField(120).safeParse(name)

describe('a name for use in messages', () => {
  it.each([
    'Chase: account locked, verify at chase-verify.example/a',
    'paypal.com',
    'PAYPAL.COM',
    'bit.ly/x',
    'secure2.com',
    '4chan.org',
    'Bank 💩.la',
    'www.evil',
    'пример.рф',
    'उदाहरण.भारत',
    '例え。テスト',
    'xn--e1afmkfd.xn--p1ai',
    '1.1.1.1',
    'http://evil',
    'https:\\\\evil',
    'me@evil.com',
    'me@evil',
    '<a>',
    '{points}',
  ])('is no link: %j', (name) => {
    expect(plainName(name, 120)).toBe('')
    expect(field(name).success).toBe(false)
  })

  it.each([
    ['a one-dot leader', 'evil\u2024com'],
    ['a wide dot', 'evil\uff0ecom'],
    ['a half-wide full stop', 'evil\uff61com'],
    ['a small dot', 'evil\ufe52com'],
    ['a middle dot', 'evil·com'],
    ['a bullet operator', 'evil\u2219com'],
    ['an Urdu full stop', 'evil\u06d4com'],
    ['a wide slash', 'evil\uff0fx'],
    ['a wide at', 'me\uff20evil'],
    ['nothing to see before the dot', 'evil\u200b.com'],
    ['nothing to see behind the dot', 'evil.\u2060com'],
    ['a joiner behind the dot', 'evil.\u200dcom'],
    ['a soft hyphen', 'evil.c\u00adom'],
    ['reading turned around', '\u202emoc.live'],
    ['letters in circles', 'evil.ⓒⓞⓜ'],
  ])('is no link behind %s', (_, name) => {
    expect(plainName(name, 120)).toBe('')
  })

  it.each([
    'call 1-800-555-0199',
    '+49 (0) 30 1234',
    'Text YES to 55512',
    '5 5 5 - 0 1 0',
    '5a5b5c5d5',
    '٠١٢٣٤٥',
    '５５５０１９９',
    '⑤⑤⑤⓪①',
    '5\u200b5\u200b5\u200b0\u200b1',
    '1️⃣2️⃣3️⃣4️⃣5️⃣',
  ])('is no number to call: %j', (name) => {
    expect(plainName(name, 120)).toBe('')
    expect(field(name).success).toBe(false)
  })

  it.each([
    'Studio 54',
    'Café 1900',
    '7 Seeds',
    'Route 66',
    'Bar 1234',
    "St. John's",
    'Müller & Söhne',
    'A.B. Coffee',
    'S.A.S.',
    'Est. 1987',
    'Wait...what',
    'No. 5',
    'Joe’s – Pizza, Pasta + more!',
    'Chase: account locked',
    '½ Price',
    'Zoë 🎂',
    '👩‍🍳 Kitchen',
    '田中さん',
    'カフェ・ド・パリ',
    '麦当劳·咖啡',
    'Col·lecció',
    'كتاب‌فروشی',
    'नमस्ते',
    'שלום',
    'Ω & Co',
    'O’Brien; drop table',
    'Null',
    '100% Käse',
  ])('stays what it is: %j', (name) => {
    expect(plainName(name, 120)).toBe(name)
    expect(field(name)).toMatchObject({ success: true, data: name })
  })

  it.each([
    ['Ana\r\nBcc: all', 'Ana Bcc: all'],
    ['  Bar\u0001\t One ', 'Bar One'],
    ['\u202eBar\u2066', 'Bar'],
    ['a\u200bb\ufeffc\u00add', 'abcd'],
    ['a\u200cb\u200d', 'ab'],
    ['\u3164 \u2800', ''],
    ['Zoe\u0308', 'Zoë'],
  ])('is one line of what can be seen: %j', (name, plain) => {
    expect(plainName(name, 120)).toBe(plain)
    expect(field(name)).toMatchObject({ success: true, data: plain })
  })

  it('has a greatest length', () => {
    expect(plainName('🎂'.repeat(40), 40)).toBe('🎂'.repeat(40))
    expect(plainName('A'.repeat(41), 40)).toBe('')
    expect(plainName(null, 40)).toBe('')
  })

  it.each(['A\u0000da', 'Ada \ud83d'])('is refused and not repaired where its text is broken: %j', (name) => {
    expect(field(name).data).not.toBe(plainName(name, 120))
  })

  it('is refused with a message that says what to do', () => {
    expect(plainNameFault('St.John')).toMatch(/space after the dot/)
    expect(plainNameFault('Bar 12345')).toMatch(/phone number/)
    expect(plainNameFault('24/7')).toMatch(/Leave out/)
  })
})
