import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  unavailable: 'Er ging iets mis. Probeer het opnieuw.',
}
