import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'cliente',
  business: 'nossa loja',
  nextReward: 'seu próximo prêmio',
  email: 'seu e-mail',
}
