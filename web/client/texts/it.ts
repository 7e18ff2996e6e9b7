import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Nessuna connessione. Controlla la rete e riprova.',
  unreadable: 'La risposta non è leggibile.',
  unavailable: 'Qualcosa è andato storto. Riprova.',
}
