import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'cliente',
  business: 'nuestro local',
  nextReward: 'tu próximo premio',
  email: 'tu correo',
}
