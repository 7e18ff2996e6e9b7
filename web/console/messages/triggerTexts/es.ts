import type { triggerTitles as english } from '../triggerTexts.ts'

export const triggerTitles: typeof english = {
  welcome: 'Bienvenida',
  reward: 'Premio conseguido',
  points_milestone: 'Meta de puntos',
  birthday: 'Cumpleaños',
  expiry: 'A punto de caducar',
  miss_you: 'Te echamos de menos',
  nth_visit: 'Tras la n-ésima visita',
  unused_reward: 'Premio aún sin usar',
}
