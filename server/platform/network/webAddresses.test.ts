import { expect, it } from 'vitest'
import { splitAtAddresses } from './webAddresses.ts'

const menu = 'https://a.example/menu'

// Addresses as people set them into sentences of any script.
it.each([
  [`Read “${menu}”, then come`, menu],
  [`«${menu}» ist da`, menu],
  [`„${menu}“`, menu],
  [`‘${menu}’.`, menu],
  [`'${menu}'`, menu],
  [`(see ${menu})`, menu],
  [`[${menu}]!?`, menu],
  [`${menu}…`, menu],
  [`قائمة ${menu}؟`, menu],
  [`${menu}۔`, menu],
  [`${menu}।`, menu],
  [`見て：${menu}。次`, menu],
  [`「${menu}」`, menu],
  ['https://en.wikipedia.org/wiki/Tea_(meal)', 'https://en.wikipedia.org/wiki/Tea_(meal)'],
  ['(https://en.wikipedia.org/wiki/Tea_(meal)).', 'https://en.wikipedia.org/wiki/Tea_(meal)'],
  ['https://a.example/[x]', 'https://a.example/[x]'],
  ['https://a.example/?q=a&b=(c)#d', 'https://a.example/?q=a&b=(c)#d'],
  ['https://a.example/Levi’s_jeans', 'https://a.example/Levi’s_jeans'],
  ['https://a.example/', 'https://a.example/'],
  ['https://bücher.example/straße', 'https://bücher.example/straße'],
])('the address in %s is %s', (text, url) => {
  const pieces = splitAtAddresses(text)
  expect(pieces.filter((_, index) => index % 2 === 1)).toEqual([url])
  expect(pieces.join('')).toBe(text)
})

it.each(['https://', 'https://...', 'ftp://a.example', 'a.example'])('%s is no address', (text) => {
  expect(splitAtAddresses(text)).toEqual([text])
})

it('is found in time that grows no faster than the text', () => {
  const hostile = `https://a${')'.repeat(20_000)}`
  const begun = performance.now()
  splitAtAddresses(hostile)
  expect(performance.now() - begun).toBeLessThan(500)
})
