import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'beste gast',
  business: 'onze zaak',
  nextReward: 'je volgende beloning',
  email: 'je e-mailadres',
}
