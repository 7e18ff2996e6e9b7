import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('es')

const units: Record<Unit, Forms<'es'>> = {
  point: { one: 'punto', many: 'de puntos', other: 'puntos' },
  stamp: { one: 'sello', many: 'de sellos', other: 'sellos' },
  purchase: { one: 'compra', many: 'de compras', other: 'compras' },
  visit: { one: 'visita', many: 'de visitas', other: 'visitas' },
}

/** '+12 puntos', '−1 sello'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)} ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** The ledger in Spanish. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, compra de ${money(paid, locale)}`
      : `Compra de ${money(paid, locale)}, cuenta para el próximo punto`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'tarjeta completa' : `${now} de ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Compra ${now} de ${places} para: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`Visita ${visit}`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} de descuento`, `${money(discount.off, locale)} menos`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)} de bienvenida`,
  card_full: ({ reward }) => `Premio ganado: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, tarjeta vencida`,
  points_expired: (_, { points }, locale) =>
    `${change(points, 'point', locale)} ${plural(Math.abs(points), { one: 'vencido', many: 'vencidos', other: 'vencidos' })}`,
  reward_received: ({ reward }) => `Premio recibido: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) => `${change(points, 'point', locale)}, canje: ${reward}`,
  reward_redeemed: ({ reward }) => `Premio usado: ${reward}`,
  reward_used: ({ reward, off }, _, locale) => `Descuento usado: ${reward}, ${money(off, locale)} menos`,
  reward_expired: ({ reward }) => `Premio vencido sin usar: ${reward}`,
  reward_taken_back: ({ reward }) => `Premio anulado: ${reward}`,
  redemption_undone: ({ reward }) => `Uso anulado: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} de vuelta, canje cancelado: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} de vuelta, premio sin usar: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, corrección del local`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, saldo inicial`,
  merged: () => 'Tus dos tarjetas ahora son una sola',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, traspaso a tu otra tarjeta`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, traspaso desde tu otra tarjeta`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, los de bienvenida de tu otra tarjeta: se dan una sola vez`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, de lo que sobraba en las dos tarjetas`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, anulación: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Devolución de ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, devolución de ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, en tu otra tarjeta`,
}

const none: Record<Unit, string> = {
  point: 'Sin descontar puntos',
  stamp: 'Sin descontar sellos',
  purchase: 'Sin descontar compras',
  visit: 'Sin descontar visitas',
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? none[unit] : changeIn(unit, numbers, locale)

/** A moved balance, or else only the program's name, as in English. */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `compra de ${money(paid, locale)}` : 'visita'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'alta',
  claim: 'canje',
  cancel_claim: 'cancelación del canje',
  redemption: 'uso del premio',
  undo: 'anulación',
  refund: 'devolución',
  adjustment: 'corrección',
  expiration: 'vencimiento',
  issue: 'entrega',
  merge: 'unión de tarjetas',
  opening_balance: 'saldo inicial',
}
