import { describe, expect, it } from 'vitest'
import { readScanned, readTyped } from './scannedText.ts'

describe('a scanned text', () => {
  it("is a guest's code in our own form, however it is written", () => {
    const customer = { kind: 'anonymous', code: 'CUS7F2KM9QA' }
    expect(readScanned('regulars:customer:CUS7F2KM9QA')).toEqual(customer)
    expect(readScanned(' REGULARS:CUSTOMER:cus7f2km9qa\n')).toEqual(customer)
    expect(readScanned('CUS7F2KM9QA')).toEqual(customer)
    expect(readScanned('cus 7f2k-m9qa')).toEqual(customer)
  })

  it("is a reward's code", () => {
    expect(readScanned('regulars:reward:SAVE8H3KQ2WX')).toEqual({ kind: 'reward', code: 'SAVE8H3KQ2WX' })
  })

  it("tells the shop's own sign-up code from a guest's", () => {
    expect(readScanned('https://regulars.example/signup-form/abc')).toEqual({ kind: 'sign-up' })
  })

  it.each([
    '',
    'regulars:customer:',
    'https://elsewhere.example',
    'WIFI:S:cafe;;',
    'FREECOFFEE',
    'CUS',
    'CUS7F2KM9Q',
    'CUS7F2KM9QAA',
    'CUS🎁🎁🎁🎁',
  ])('that stands for nothing of ours is unknown: %s', (text) => {
    expect(readScanned(text)).toEqual({ kind: 'unknown' })
  })
})

describe('a typed code', () => {
  it('may be a reward without our form around it', () => {
    expect(readTyped('8h3k-q2wx')).toEqual({ kind: 'reward', code: '8H3KQ2WX' })
    expect(readTyped('CUS7F2KM9QA')).toEqual({ kind: 'anonymous', code: 'CUS7F2KM9QA' })
  })

  it.each(['abc', 'latte', 'K7QWTX9', 'two words here?', '%%%%%%%%', 'x'.repeat(41)])(
    'is unknown when it can be no code: %s',
    (text) => {
      expect(readTyped(text)).toEqual({ kind: 'unknown' })
    },
  )
})
