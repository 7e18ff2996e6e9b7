import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'cher client',
  business: 'votre commerçant',
  nextReward: 'votre prochaine récompense',
  email: 'votre adresse e-mail',
}
