import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('it')

const units: Record<Unit, Forms<'it'>> = {
  point: { one: 'punto', many: 'di punti', other: 'punti' },
  stamp: { one: 'timbro', many: 'di timbri', other: 'timbri' },
  purchase: { one: 'acquisto', many: 'di acquisti', other: 'acquisti' },
  visit: { one: 'visita', many: 'di visite', other: 'visite' },
}

/** '+12 punti', '−1 timbro'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)} ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** Points that a claim had cost: '+100 punti restituiti'. */
const back = (points: number, locale: string): string =>
  `${change(points, 'point', locale)} ${plural(Math.abs(points), { one: 'restituito', many: 'restituiti', other: 'restituiti' })}`

/** The ledger in Italian. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, acquisto di ${money(paid, locale)}`
      : `Acquisto di ${money(paid, locale)}, vale per il prossimo punto`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'tessera piena' : `${now} su ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Acquisto ${now} su ${places} per: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`Visita ${visit}`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} di sconto`, `${money(discount.off, locale)} in meno`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)} di benvenuto`,
  card_full: ({ reward }) => `Premio ottenuto: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, tessera scaduta`,
  points_expired: (_, { points }, locale) =>
    `${change(points, 'point', locale)} ${plural(Math.abs(points), { one: 'scaduto', many: 'scaduti', other: 'scaduti' })}`,
  reward_received: ({ reward }) => `Premio ricevuto: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}, premio richiesto: ${reward}`,
  reward_redeemed: ({ reward }) => `Premio usato: ${reward}`,
  reward_used: ({ reward, off }, _, locale) => `Sconto usato: ${reward}, ${money(off, locale)} in meno`,
  reward_expired: ({ reward }) => `Premio scaduto senza essere usato: ${reward}`,
  reward_taken_back: ({ reward }) => `Premio revocato: ${reward}`,
  redemption_undone: ({ reward }) => `Utilizzo annullato: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${back(points, locale)}, richiesta annullata: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) => `${back(points, locale)}, premio non usato: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, correzione del negozio`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, saldo iniziale`,
  merged: () => 'Le tue due tessere ora sono una sola',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, trasferimento sulla tua altra tessera`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, trasferimento dalla tua altra tessera`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)} di benvenuto della tua altra tessera: è un regalo che vale una volta sola`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, da quanto avanzava sulle due tessere`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, annullamento: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Rimborso di ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, rimborso di ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, sulla tua altra tessera`,
}

const none: Record<Unit, string> = {
  point: 'Nessun punto tolto',
  stamp: 'Nessun timbro tolto',
  purchase: 'Nessun acquisto tolto',
  visit: 'Nessuna visita tolta',
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? none[unit] : changeIn(unit, numbers, locale)

/** A moved balance, or else only the program's name, as in English. */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `acquisto di ${money(paid, locale)}` : 'visita'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'iscrizione',
  claim: 'richiesta del premio',
  cancel_claim: 'annullamento della richiesta',
  redemption: 'utilizzo del premio',
  undo: 'annullamento',
  refund: 'rimborso',
  adjustment: 'correzione',
  expiration: 'scadenza',
  issue: 'assegnazione',
  merge: 'unione delle tessere',
  opening_balance: 'saldo iniziale',
}
