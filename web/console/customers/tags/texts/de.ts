import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  title: 'Stichwörter',
  text: 'Deine eigenen Bezeichnungen für Kunden, etwa Stammgast oder Großhandel. Kunden sehen sie nie.',
  none: 'Noch keine Stichwörter. Öffne einen Kunden oder wähle in der Liste welche aus und gib ihnen das erste.',
  noneOfCustomer: 'Noch keine Stichwörter.',
  field: 'Stichwort hinzufügen',
  hint: 'Wähle eins oder gib ein neues ein.',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt…',
  remove: (name) => `Stichwort ${name} entfernen`,
  filter: 'Stichwort',
  everybody: 'Alle',
  gone: 'Ein gelöschtes Stichwort',
  choice: (name, count) => `${name} (${count})`,
  manage: 'Stichwörter bearbeiten',
  more: (count) => `${count} weitere`,
  customers: (count, n) => `${count} ${plural(n, { one: 'Kunde', other: 'Kunden' })}`,
  rename: (name) => `Name des Stichworts ${name}`,
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  delete: (name) => `Stichwort ${name} löschen`,
  confirm: {
    title: (name) => `Stichwort „${name}“ löschen?`,
    text: (customers) => `Das betrifft: ${customers}. Nur das Stichwort verschwindet, die Kunden bleiben.`,
    confirm: 'Stichwort löschen',
    busy: 'Wird gelöscht…',
  },
  loading: 'Deine Stichwörter werden geladen…',
}
