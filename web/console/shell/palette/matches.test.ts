import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it('finds an entry by the beginnings of its words, in any order, without accents or case', () => {
  for (const query of ['', 'qr', 'code gen', 'GÉN', ' generate  qr '])
    expect(matches('Generate a QR code', query), query).toBe(true)
  for (const query of ['ode', 'qr codes', 'generate it'])
    expect(matches('Generate a QR code', query), query).toBe(false)
})
