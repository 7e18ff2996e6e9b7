import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'cliente',
  business: 'questo negozio',
  nextReward: 'il tuo prossimo premio',
  email: 'il tuo indirizzo email',
}
