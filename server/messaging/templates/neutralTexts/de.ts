import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'lieber Gast',
  business: 'unserem Laden',
  nextReward: 'deine nächste Prämie',
  email: 'deine E-Mail-Adresse',
}
