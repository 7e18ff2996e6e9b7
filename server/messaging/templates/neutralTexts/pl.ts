import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'drogi Kliencie',
  business: 'nasz lokal',
  nextReward: 'następna nagroda',
  email: 'Twój adres e-mail',
}
