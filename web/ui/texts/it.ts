import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Chiudi',
  dismiss: 'Nascondi',
  messages: 'Avvisi',
  loading: 'Caricamento…',
  cancel: 'Annulla',
  eraseDigit: 'Cancella l’ultima cifra',
  more: (count) => `altri ${count}`,
  language: 'Lingua',
}
