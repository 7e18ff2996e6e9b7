import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Schließen',
  dismiss: 'Ausblenden',
  messages: 'Meldungen',
  loading: 'Wird geladen…',
  cancel: 'Abbrechen',
  eraseDigit: 'Letzte Ziffer löschen',
  more: (count) => `${count} weitere`,
  language: 'Sprache',
  missing: 'Ein Teil dieser Seite fehlt. Notiere, was du eingegeben hast, bevor du neu lädst.',
  reload: 'Neu laden',
}
