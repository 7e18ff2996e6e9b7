import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  customers: 'Exportieren',
  segment: 'Segment exportieren',
  ledger: 'Buchungen exportieren',
  messages: 'Nachrichten exportieren',
  outstanding: 'Für die Buchhaltung exportieren',
}
