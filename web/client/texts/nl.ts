import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  unreadable: 'Het antwoord was niet leesbaar.',
  unavailable: 'Er ging iets mis. Probeer het opnieuw.',
}
