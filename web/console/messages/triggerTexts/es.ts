import type { triggerTitles as english } from '../triggerTexts.ts'

export const triggerTitles: typeof english = {
  welcome: 'Bienvenida',
  reward: 'Premio ganado',
  points_milestone: 'Meta de puntos',
  birthday: 'Cumpleaños',
  expiry: 'A punto de vencer',
  miss_you: 'Te echamos de menos',
  nth_visit: 'Tras cierta visita',
  unused_reward: 'Premio aún sin usar',
}
