import { expect, test } from 'vitest'
import { CARD_LINK_SHOWN } from '../queue/serviceTexts.ts'
import { shownIn } from './shownIn.ts'

test('what stands for a link is said in the reader’s language, and the words of people stay', () => {
  expect(shownIn('de', `Willkommen, Ana!\n${CARD_LINK_SHOWN}`)).toBe('Willkommen, Ana!\n[ein Link zur Karte]')
  expect(shownIn('es', CARD_LINK_SHOWN)).toBe('[un enlace a la tarjeta]')
  for (const words of ['Hi [a link to the card] Ana', 'a link to the card'])
    expect(shownIn('de', words)).toBe(words)
})
