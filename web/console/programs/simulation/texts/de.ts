import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

const customers = (count: number, figure: string) =>
  `${figure} ${plural(count, { one: 'Kunde', other: 'Kunden' })}`
const would = (count: number) => plural(count, { one: 'hätte', other: 'hätten' })

export const texts: typeof english = {
  title: 'Was hätte es gegeben?',
  offer:
    'Spielt die letzten 12 Monate deines Ladens mit diesen Regeln durch. Nichts wird gespeichert oder verschickt.',
  run: 'Mit den letzten 12 Monaten testen',
  again: 'Noch einmal testen',
  busy: 'Wird durchgespielt…',
  outdated: 'Du hast das Formular seitdem geändert. Teste es noch einmal.',
  failed: (message) => `Der Test hat nicht geklappt: ${message}`,
  cost: {
    label: 'Was dich eine Prämie kostet',
    hint: 'Nur für diesen Test. Lass es leer, wenn du es nicht weißt.',
    unreadable: 'Bitte gib einen Betrag ein',
  },
  span: (from, to, purchases, people) =>
    `${from} bis ${to}: ${purchases[1]} ${plural(purchases[0], { one: 'Kauf oder Besuch', other: 'Käufe und Besuche' })} von ${customers(...people)}.`,
  sample: (oneIn) =>
    `Dein Laden ist groß: Durchgespielt wurde einer von ${oneIn} Kunden, die Zahlen sind hochgerechnet.`,
  empty: 'In den letzten 12 Monaten wurde nichts erfasst, also gibt es nichts zum Testen.',
  columns: { draft: 'Diese Regeln', present: 'Bisherige Regeln' },
  rows: {
    points: 'Vergebene Punkte',
    points_expired: 'Davon inzwischen verfallen',
    claims: 'Gegen Punkte eingetauschte Prämien',
    rewards: 'Verdiente Prämien',
    codes: 'Vergebene Codes',
    discounts: 'Gewährter Rabatt',
    cost: 'Kosten, wenn alles eingelöst wird',
    costOff: 'Kosten',
  },
  range: (low, high) => (low === high ? low : `${low} bis ${high}`),
  unknownCost: 'nicht bekannt',
  whyUnknown: {
    points:
      'Gib unter Auswertung an, was dich deine Prämien kosten: Erst dann lässt sich sagen, was Punkte wert sind.',
    other: 'Gib oben an, was dich eine Prämie kostet, um es in Geld zu sehen.',
  },
  unchanged: 'Niemand hätte mehr oder weniger bekommen.',
  compared: (more, less, same) =>
    `${customers(...more)} ${would(more[0])} mehr bekommen, ${customers(...less)} weniger, ${customers(...same)} gleich viel.`,
  gained: (some, none) =>
    `${customers(...some)} ${would(some[0])} etwas bekommen, ${customers(...none)} noch nichts.`,
  gaining: 'Wer am meisten gewinnt',
  losing: 'Wer am meisten verliert',
  change: (present, draft) => `${draft} statt ${present}`,
  given: {
    points: (count, figure) => `${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
    rewards: (count, figure) => `${figure} ${plural(count, { one: 'Prämie', other: 'Prämien' })}`,
  },
  limits: 'Was sich so nicht sagen lässt',
  behaviour:
    'Mit anderen Regeln wären Kunden öfter oder seltener gekommen. Hier tun sie, was sie getan haben.',
  withoutAmount: (count, figure) =>
    `${figure} ${plural(count, { one: 'Besuch wurde', other: 'Besuche wurden' })} ohne Betrag erfasst. Punkte und Prozente lassen sich dafür nicht berechnen.`,
  stamps: 'Wo es noch keine Stempelkarte gab, zählt jeder Besuch als ein Stempel.',
  codes:
    'Codes gelten dort als eingelöst, wo Kunden einen eingelöst haben. Wer einen neuen Code eingelöst hätte, ist nicht bekannt.',
  claims:
    'Eingetauscht wird, wann Kunden es wirklich getan haben, sofern die Punkte nach diesen Regeln dann gereicht hätten.',
  present:
    'Die bisherigen Regeln werden genauso durchgespielt, damit sich beide Spalten vergleichen lassen. Was sich am Programm inzwischen geändert hat und wann es pausiert war, bleibt außen vor.',
}
