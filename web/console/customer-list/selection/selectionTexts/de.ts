import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { selectionTexts as english } from '../selectionTexts.ts'

const plural = pluralsOf('de')

export const selectionTexts: typeof english = {
  bar: 'Ausgewählte Kunden',
  select: (name) => `${name} auswählen`,
  selectShown: 'Alle sichtbaren auswählen',
  choose: 'Auswählen',
  chooseDone: 'Fertig',
  selected: (count) => `${count} ausgewählt`,
  all: (count, more) => (more ? `mehr als ${count}` : count),
  allSelected: (count) => `Alle ausgewählt (${count})`,
  chooseAll: (count) => `Alle passenden auswählen (${count})`,
  clear: 'Auswahl aufheben',
  acts: {
    campaign: 'Kampagne',
    tag: 'Stichwort',
    untag: 'Stichwort entfernen',
    export: 'Exportieren',
    erase: 'Löschen',
  },
  tooMany: 'Höchstens 5.000 Kunden auf einmal. Grenze die Liste mit Suche oder Filtern ein.',
  nobody: 'Es passt niemand mehr.',
  tooManyPicked:
    'Für eine Kampagne lassen sich höchstens 1.000 Kunden auswählen. Speichere den Filter als Segment, dann können es mehr sein.',
  tag: {
    title: (count) => `Stichwort für ${count}`,
    submit: 'Stichwort hinzufügen',
  },
  untag: {
    title: (count) => `Stichwort entfernen: ${count}`,
    field: 'Stichwort',
    submit: 'Stichwort entfernen',
    none: 'Es gibt noch keine Stichwörter.',
  },
  erase: {
    title: (count) => `Für immer löschen: ${count}?`,
    text: 'Namen, Kontaktdaten, Notizen, Stichwörter und Nachrichten verschwinden für immer, übrige Punkte verfallen. Das lässt sich nicht rückgängig machen.',
    confirm: (word) => `Gib zur Bestätigung ${word} ein`,
    submit: 'Für immer löschen',
  },
  cancel: 'Abbrechen',
  working: (done, count) => `${done} von ${count}…`,
  customers: (count, n) => `${count} ${plural(n, { one: 'Kunde', other: 'Kunden' })}`,
  done: {
    tag: (count) => `Stichwort hinzugefügt: ${count}`,
    untag: (count) => `Stichwort entfernt: ${count}`,
    erase: (count) => `Gelöscht: ${count}`,
  },
  exported: (count) => `${count} exportiert`,
  gone: (count, n) => `${count} ${plural(n, { one: 'war', other: 'waren' })} schon weg.`,
  stopped: (message) => `Dann brach es ab: ${message}`,
}
