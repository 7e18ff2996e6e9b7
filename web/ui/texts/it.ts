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
  missing:
    'Non è stato possibile caricare una parte di questa pagina. Ciò che hai scritto è ancora qui: annota quello che ti serve e ricarica la pagina.',
  reload: 'Ricarica',
}
