import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'drogi Kliencie',
  business: 'Nasz Lokal',
  nextReward: 'następna nagroda',
  email: 'Twój adres e-mail',
}
