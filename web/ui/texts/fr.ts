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
}
