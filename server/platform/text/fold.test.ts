import { describe, expect, it } from 'vitest'
import { foldText } from './fold.ts'

describe('a text as searches read it', () => {
  it.each([
    ['O’Brien', 'obrien'],
    ["O'Brien", 'obrien'],
    ['O´Brien', 'obrien'],
    ['Oʻzbek', 'ozbek'],
    ['Łukasz', 'lukasz'],
    ['BJØRN', 'bjorn'],
    ['Weiß', 'weiss'],
    ['WEIẞ', 'weiss'],
    ['Yıldız İnci', 'yildiz inci'],
    ['Þór Æsir', 'thor aesir'],
    ['Đặng', 'dang'],
    ['José', 'jose'],
    ['Jose\u0301', 'jose'],
    ['Œuvre', 'oeuvre'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Ada\u200b\u00ad Love\u2060lace', 'ada lovelace'],
    ['محمد', 'محمد'],
    ['ﬁn', 'fin'],
  ])('is the same for all who type it: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
  })
})
