import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  title: 'Kampagnen',
  description: 'Eine Nachricht für viele Kunden, die eingewilligt haben, und was sie gebracht hat.',
  tabs: { all: 'Alle', email: 'E-Mail', sms: 'SMS' },
  filter: 'Welche Kampagnen',
  create: 'Neue Kampagne',
  loading: 'Kampagnen werden geladen…',
  loadFailed: 'Die Kampagnen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  more: 'Ältere Kampagnen zeigen',
  loadingMore: 'Wird geladen…',
  empty: {
    title: 'Noch keine Kampagnen',
    text: 'Schreib einmal an alle oder an ein Segment: eine neue Röstung, ein ruhiger Dienstag, ein Code zum Wiederkommen. Vorher siehst du, an wie viele es geht und was es braucht.',
  },
  noneOf: {
    email: 'Noch keine E-Mail-Kampagnen',
    sms: 'Noch keine SMS-Kampagnen',
  },
  columns: { name: 'Kampagne', status: 'Status', recipients: 'Empfänger', when: 'Wann' },
  types: { email: 'E-Mail', sms: 'SMS' },
  statuses: {
    draft: 'Entwurf',
    scheduled: 'Geplant',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    paused: 'Pausiert',
    cancelled: 'Abgebrochen',
    failed: 'Fehlgeschlagen',
  },
  customers: (count, n) => (n === 1 ? `${count} Kunde` : `${count} Kunden`),
  recipients: (count) => `${count} Empfänger`,
  notChosen: 'Steht beim Senden fest',
  when: {
    draft: (when) => `Erstellt: ${when}`,
    scheduled: (when) => `Geplant: ${when}`,
    started: (when) => `Begonnen: ${when}`,
    sent: (when) => `Gesendet: ${when}`,
  },
  dialog: {
    title: 'Neue Kampagne',
    toPicked: (customers) => `Für deine Auswahl: ${customers}.`,
    description: 'Fürs Erste ein Entwurf: Er geht an niemanden, bis du ihn sendest.',
    name: { label: 'Name', hint: 'Für dein Team. Kunden sehen ihn nicht.' },
    type: 'Art',
    types: {
      sms: {
        label: 'SMS',
        description: 'Kurz und in Minuten gelesen. Verbraucht SMS aus deinem Tarif.',
      },
      email: { label: 'E-Mail', description: 'Mehr Platz, mit Betreff.' },
    },
    emailPlan: (plans, count) =>
      `E-Mail-Kampagnen gibt es ${plural(count, { one: 'im Tarif', other: 'in den Tarifen' })} ${plans}.`,
    cancel: 'Abbrechen',
    submit: 'Entwurf erstellen',
    submitting: 'Wird erstellt…',
    nameless: 'Gib einen Namen ein',
  },
}
