import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

const units: Record<string, Forms<'de'>> = {
  points: { one: 'Punkt', other: 'Punkte' },
  stamps: { one: 'Stempel', other: 'Stempel' },
  purchases: { one: 'Kauf', other: 'Käufe' },
  rewards: { one: 'Prämie', other: 'Prämien' },
}

const purchases = (count: number, figure: string) =>
  plural(count, { one: '1 Kauf oder Besuch', other: `${figure} Käufe und Besuche` })

export const texts: typeof english = {
  title: 'Der Tag an der Kasse',
  own: 'Was du selbst erfasst hast. Den ganzen Tag sieht das Team des Ladens.',
  failed: 'Der Tag konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  print: 'Drucken',
  before: 'Tag davor',
  after: 'Tag danach',
  today: 'Heute',
  counter: 'Kasse',
  printed: (business, when) => `${business}, gedruckt ${when}`,
  money: {
    title: 'Geld',
    purchases,
    refunds: (count, figure) => plural(count, { one: '1 Erstattung', other: `${figure} Erstattungen` }),
    undos: (count, figure) => plural(count, { one: '1 Storno', other: `${figure} Stornos` }),
    total: 'Bezahlt',
    discounts: (money) => `Rabatte von ${money} sind schon abgezogen.`,
  },
  facts: {
    title: 'Kunden',
    visits: 'Besuche',
    served: 'Verschiedene Kunden',
    joined: 'Neue Kunden',
    handedOut: 'Ausgegebene Prämien',
  },
  people: {
    title: 'Nach Person',
    none: 'Niemand hat etwas erfasst.',
    program: 'Automatisch',
    purchases,
    back: (money) => `${money} zurück`,
    rewards: (count, figure) => plural(count, { one: '1 Prämie', other: `${figure} Prämien` }),
  },
  programs: {
    title: 'Nach Programm',
    none: 'Kein Programm hat etwas vergeben.',
    given: { points: 'vergeben', stamps: 'vergeben', purchases: 'gezählt', rewards: 'verdient' },
    takenBack: 'zurückgenommen',
    used: 'eingelöst',
    returned: 'an Kunden zurückgegeben',
    sum: (count, figure, unit, what) => `${figure} ${plural(count, units[unit]!)} ${what}`,
  },
  corrections: {
    title: 'Erstattungen und Stornos',
    none: 'Keine Erstattungen und keine Stornos.',
    refund: 'Erstattung',
    undo: {
      purchase: 'Kauf storniert',
      redemption: 'Einlösung storniert',
      claim: 'Eintausch storniert',
      issue: 'Code zurückgenommen',
      adjustment: 'Berichtigung storniert',
      opening_balance: 'Anfangsstand storniert',
    },
    other: 'Storniert',
    by: (staff) => `von ${staff}`,
  },
  panel: {
    title: 'Der Tag bis jetzt',
    own: 'Dein Tag bis jetzt',
    open: 'Tag drucken',
    visits: 'Besuche',
    total: 'Bezahlt',
    rewards: 'Prämien',
    joined: 'Neue Kunden',
    purchases: 'Käufe',
    people: 'Nach Person',
  },
}
