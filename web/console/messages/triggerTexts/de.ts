import type { triggerTitles as english } from '../triggerTexts.ts'

export const triggerTitles: typeof english = {
  welcome: 'Willkommen',
  reward: 'Prämie verdient',
  points_milestone: 'Punktestand erreicht',
  birthday: 'Geburtstag',
  expiry: 'Läuft bald ab',
  miss_you: 'Wir vermissen dich',
  nth_visit: 'Nach einem bestimmten Besuch',
  unused_reward: 'Prämie noch nicht eingelöst',
}
