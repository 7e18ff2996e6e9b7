import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Nessuna connessione. Controlla internet e riprova.',
  unavailable: 'Qualcosa è andato storto. Riprova.',
}
