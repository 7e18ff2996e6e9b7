import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('pl')

const units: Record<Unit, Forms<'pl'>> = {
  point: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
  stamp: { one: 'pieczątka', few: 'pieczątki', many: 'pieczątek', other: 'pieczątki' },
  purchase: { one: 'zakup', few: 'zakupy', many: 'zakupów', other: 'zakupu' },
  visit: { one: 'wizyta', few: 'wizyty', many: 'wizyt', other: 'wizyty' },
}

/** '+12 punktów', '−1 pieczątka'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)} ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** The ledger in Polish. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, zakup za ${money(paid, locale)}`
      : `Zakup za ${money(paid, locale)}, liczy się do kolejnego punktu`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'karta pełna' : `${now} z ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Zakup ${now} z ${places} do nagrody: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`${visit}. wizyta`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} rabatu`, `${money(discount.off, locale)} taniej`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)}, bonus powitalny`,
  card_full: ({ reward }) => `Zdobyto: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, karta wygasła`,
  points_expired: (_, { points }, locale) => `${change(points, 'point', locale)}, minął termin`,
  reward_received: ({ reward }) => `Otrzymano: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}, wymieniono na: ${reward}`,
  reward_redeemed: ({ reward }) => `Odebrano: ${reward}`,
  reward_used: ({ reward, off }, _, locale) => `Wykorzystano: ${reward}, ${money(off, locale)} taniej`,
  reward_expired: ({ reward }) => `Wygasła nieodebrana nagroda: ${reward}`,
  reward_taken_back: ({ reward }) => `Wycofano: ${reward}`,
  redemption_undone: ({ reward }) => `Cofnięto odbiór: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} z powrotem, anulowano wymianę na: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} z powrotem, nie odebrano: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, korekta w lokalu`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, stan początkowy`,
  merged: () => 'Twoje dwie karty są teraz jedną',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, przeniesiono na Twoją drugą kartę`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, z Twojej drugiej karty`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, bonus powitalny z Twojej drugiej karty: przysługuje tylko raz`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, z tego, co zostało na obu kartach`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, cofnięto: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Zwrot ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, zwrot ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, na Twojej drugiej karcie`,
}

const none: Record<Unit, string> = {
  point: 'Nie odjęto punktów',
  stamp: 'Nie odjęto pieczątek',
  purchase: 'Nie odjęto zakupów',
  visit: 'Nie odjęto wizyt',
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? none[unit] : changeIn(unit, numbers, locale)

/** A moved balance, or else only the program's name, as in English. */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `zakup za ${money(paid, locale)}` : 'wizyta'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'dołączenie',
  claim: 'wymiana',
  cancel_claim: 'rezygnacja z wymiany',
  redemption: 'odbiór nagrody',
  undo: 'cofnięcie',
  refund: 'zwrot',
  adjustment: 'korekta',
  expiration: 'upływ terminu',
  issue: 'przyznanie nagrody',
  merge: 'połączenie kart',
  opening_balance: 'stan początkowy',
}
