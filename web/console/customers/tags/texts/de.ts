import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  title: 'Tags',
  text: 'Deine eigenen Wörter für Arten von Kunden, etwa Stammgast oder Großhandel. Kunden sehen sie nie.',
  none: 'Noch keine Tags. Öffne einen Kunden oder wähle in der Liste welche aus und gib ihnen das erste.',
  noneOfCustomer: 'Noch keine Tags.',
  field: 'Tag hinzufügen',
  hint: 'Wähle eines oder gib einen neuen Namen ein.',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt…',
  remove: (name) => `Tag ${name} entfernen`,
  filter: 'Tag',
  everybody: 'Alle',
  gone: 'Ein gelöschtes Tag',
  choice: (name, count) => `${name} (${count})`,
  manage: 'Tags bearbeiten',
  more: (count) => `${count} weitere`,
  customers: (count, n) => `${count} ${plural(n, { one: 'Kunde', other: 'Kunden' })}`,
  rename: (name) => `Name des Tags ${name}`,
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  delete: (name) => `Tag ${name} löschen`,
  confirm: {
    title: (name) => `Tag „${name}“ löschen?`,
    text: (customers) => `Das betrifft: ${customers}. Nur das Tag verschwindet, die Kunden bleiben.`,
    confirm: 'Tag löschen',
    busy: 'Wird gelöscht…',
  },
  loading: 'Deine Tags werden geladen…',
}
