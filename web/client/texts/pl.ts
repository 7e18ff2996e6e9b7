import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Brak połączenia z internetem. Sprawdź je i spróbuj ponownie.',
  unreadable: 'Nie udało się odczytać odpowiedzi.',
  unavailable: 'Coś poszło nie tak. Spróbuj ponownie.',
}
