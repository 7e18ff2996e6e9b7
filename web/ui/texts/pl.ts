import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Zamknij',
  dismiss: 'Ukryj',
  messages: 'Komunikaty',
  loading: 'Wczytywanie…',
  cancel: 'Anuluj',
  eraseDigit: 'Usuń ostatnią cyfrę',
  more: (count) => `jeszcze ${count}`,
  language: 'Język',
  missing:
    'Nie udało się wczytać części tej strony. To, co zostało wpisane, nadal tu jest: zanotuj, czego potrzebujesz, i odśwież stronę.',
  reload: 'Odśwież',
}
