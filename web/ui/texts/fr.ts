import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Fermer',
  dismiss: 'Masquer',
  messages: 'Messages',
  loading: 'Chargement…',
  cancel: 'Annuler',
  eraseDigit: 'Effacer le dernier chiffre',
  more: (count) => `${count} de plus`,
  language: 'Langue',
  missing:
    'Une partie de cette page n’a pas pu être chargée. Ce que vous avez saisi est encore là\u202f: notez ce qu’il vous faut, puis rechargez la page.',
  reload: 'Recharger',
}
