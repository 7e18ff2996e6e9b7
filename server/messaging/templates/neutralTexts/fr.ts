import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'cher client',
  business: 'notre boutique',
  nextReward: 'votre prochaine récompense',
  email: 'votre adresse e-mail',
}
