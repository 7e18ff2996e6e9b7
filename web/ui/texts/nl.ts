import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Sluiten',
  dismiss: 'Verbergen',
  messages: 'Meldingen',
  loading: 'Bezig met laden…',
  cancel: 'Annuleren',
  eraseDigit: 'Laatste cijfer wissen',
  more: (count) => `nog ${count}`,
  language: 'Taal',
  missing:
    'Een deel van deze pagina kon niet worden geladen. Wat je hebt ingevuld, staat er nog: noteer wat je nodig hebt en laad de pagina opnieuw.',
  reload: 'Opnieuw laden',
}
