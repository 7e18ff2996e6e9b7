import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Sluiten',
  dismiss: 'Verbergen',
  messages: 'Meldingen',
  loading: 'Bezig met laden...',
  cancel: 'Annuleren',
  eraseDigit: 'Laatste cijfer wissen',
  more: (count) => `nog ${count}`,
  language: 'Taal',
}
