import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('de')

const units: Record<Unit, { one: string; other: string }> = {
  point: { one: 'Punkt', other: 'Punkte' },
  stamp: { one: 'Stempel', other: 'Stempel' },
  purchase: { one: 'Kauf', other: 'Käufe' },
  visit: { one: 'Besuch', other: 'Besuche' },
}

/** '+12 Punkte', '−1 Stempel'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)} ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** The ledger in German. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, Kauf für ${money(paid, locale)}`
      : `Kauf für ${money(paid, locale)}, zählt für den nächsten Punkt`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'Karte voll' : `${now} von ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Kauf ${now} von ${places} für: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`${visit}. Besuch`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} Rabatt`, `${money(discount.off, locale)} weniger`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)} als Willkommensbonus`,
  card_full: ({ reward }) => `Verdient: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, Karte abgelaufen`,
  points_expired: (_, { points }, locale) => `${change(points, 'point', locale)}, verfallen`,
  reward_received: ({ reward }) => `Erhalten: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}, eingetauscht gegen: ${reward}`,
  reward_redeemed: ({ reward }) => `Eingelöst: ${reward}`,
  reward_used: ({ reward, off }, _, locale) => `Eingelöst: ${reward}, ${money(off, locale)} weniger`,
  reward_expired: ({ reward }) => `Ungenutzt abgelaufen: ${reward}`,
  reward_taken_back: ({ reward }) => `Zurückgenommen: ${reward}`,
  redemption_undone: ({ reward }) => `Einlösung storniert: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} zurück, storniert: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} zurück, nicht eingelöst: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, vom Laden berichtigt`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, Anfangsstand`,
  merged: () => 'Deine zwei Karten sind jetzt eine',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, auf deine andere Karte übertragen`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, von deiner anderen Karte`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, der Willkommensbonus deiner anderen Karte: Es gibt ihn nur einmal`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, aus den Resten beider Karten`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, storniert: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Erstattung von ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, Erstattung von ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, auf deiner anderen Karte`,
}

const none: Record<Unit, string> = {
  point: 'Keine Punkte abgezogen',
  stamp: 'Keine Stempel abgezogen',
  purchase: 'Keine Käufe abgezogen',
  visit: 'Keine Besuche abgezogen',
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? none[unit] : changeIn(unit, numbers, locale)

/** A moved balance, or else only the program's name, as in English. */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `Kauf für ${money(paid, locale)}` : 'Besuch'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'Beitritt',
  claim: 'Eintausch',
  cancel_claim: 'Stornierung des Eintauschs',
  redemption: 'Einlösung',
  undo: 'Storno',
  refund: 'Erstattung',
  adjustment: 'Berichtigung',
  expiration: 'Verfall',
  issue: 'Vergabe',
  merge: 'Zusammenführung',
  opening_balance: 'Anfangsstand',
}
