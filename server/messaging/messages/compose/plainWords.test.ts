import { describe, expect, it } from 'vitest'
import { plainWords } from './plainWords.ts'
import { measureText } from './segments.ts'

describe('words in plain characters', () => {
  it.each([
    ['Ten percent off today 🎂!', 'Ten percent off today !'],
    ['🎉 Come by\n• Cake • Tea', ' Come by\n- Cake - Tea'],
    ['Dziękujemy, ŁÓDŹ', 'Dziekujemy, LODZ'],
    ['Garçon à l’Œuvre', "Garcon à l'Oeuvre"],
    ['Only ₹500 → {business_name}™', 'Only Rs 500 -> {business_name}(TM)'],
    ['«Zoé», “Ä” – 20 €', '"Zoé", "Ä" - 20 €'],
    ['Thanks 👍🏽👨‍👩‍👧 friend', 'Thanks friend'],
    ['Ten\u200b off ✓', 'Ten off'],
  ])('keep what a text has room for: %s', (words, plain) => {
    expect(plainWords(words)).toBe(plain)
    expect(measureText(plain).encoding).toBe('GSM-7')
  })

  it.each(['धन्यवाद, {firstName}!', 'Спасибо', 'Γεια σας', '谢谢 🎂', '🎂🎂', ''])(
    'are not made of another script, or of nothing: %s',
    (words) => expect(plainWords(words)).toBeNull(),
  )

  it.each(['Plain words, {firstName}.', 'Joe’s “best” – …', 'Ärger über Öl: 20 €'])(
    'are not offered where they are sent as plain ones in any case: %s',
    (words) => expect(plainWords(words)).toBeNull(),
  )
})
