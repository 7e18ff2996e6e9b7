import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Brak połączenia. Sprawdź internet i spróbuj ponownie.',
  unavailable: 'Coś poszło nie tak. Spróbuj ponownie.',
}
