import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Unit } from '../../causes.ts'
import type { DescribedOperation, Lines } from '../englishLines.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('es')
const units: Record<Unit, { one: string; many: string; other: string }> = {
  point: { one: 'punto', many: 'de puntos', other: 'puntos' },
  stamp: { one: 'sello', many: 'de sellos', other: 'sellos' },
  purchase: { one: 'compra', many: 'de compras', other: 'compras' },
  visit: { one: 'visita', many: 'de visitas', other: 'visitas' },
}

const counted = (n: number, unit: Unit, locale: string): string =>
  `${formatNumber(n, locale)} ${plural(Math.abs(n), units[unit])}`

function changeIn(unit: Unit, numbers: Numbers, locale: string): string {
  const n = numberOf(unit, numbers)
  return `${n < 0 ? '−' : '+'}${counted(Math.abs(n), unit, locale)}`
}

/** The lines of operations in Spanish. They follow the customer's name. */
export const lines: Lines = {
  withOtherCard: ' con su otra tarjeta',
  verbs: {
    purchase: ({ paid, isVisit }, locale) =>
      paid ? `compró por ${money(paid, locale)}` : isVisit ? 'vino' : 'compró algo',
    join: () => 'se unió',
    claim: (operation) => `canjeó puntos por ${rewardIn(operation)}`,
    cancel_claim: (operation) => `devolvió ${rewardIn(operation)}`,
    redemption: (operation) => `recibió ${rewardIn(operation)}`,
    issue: () => 'recibió un premio',
    undo: (operation, locale) => `– anulado: ${reversedIn(operation, locale)}`,
    refund: ({ paid }, locale) =>
      paid ? `recuperó ${money({ ...paid, amount: -paid.amount }, locale)}` : 'recuperó dinero',
    adjustment: () => '– saldo corregido',
    expiration: () => 'perdió lo que había vencido',
    merge: () => 'y un duplicado ahora son uno',
    opening_balance: () => 'trajo lo que tenía',
  },
  effects: {
    purchase: (_, { points }, locale) => (points > 0 ? counted(points, 'point', locale) : null),
    stamps: ({ now, places }) => `sello ${now} de ${places}`,
    counted_purchase: ({ now, places }) => `compra ${now} de ${places}`,
    ladder: ({ visit, discount }, _, locale) =>
      [
        ...(visit === null ? [] : [`visita ${visit}`]),
        ...(discount ? [`${formatPercent(discount.percent, locale)} de descuento`] : []),
      ].join(', ') || null,
    welcome_bonus: (_, { points }, locale) => `${counted(points, 'point', locale)} para empezar`,
    card_full: ({ reward }) => `ganó ${reward}`,
    card_expired: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
    points_expired: (_, numbers, locale) => changeIn('point', numbers, locale),
    reward_received: ({ reward }) => reward,
    reward_claimed: (_, { points }, locale) => `pagó ${counted(-points, 'point', locale)}`,
    reward_redeemed: () => null,
    reward_used: ({ reward, off }, _, locale) => `${reward}, ${money(off, locale)} menos`,
    reward_expired: ({ reward }) => `${reward} venció`,
    reward_taken_back: ({ reward }) => `se anuló ${reward}`,
    redemption_undone: () => null,
    claim_cancelled: (_, { points }, locale) => `${counted(points, 'point', locale)} de vuelta`,
    claim_expired: (_, { points }, locale) => `${counted(points, 'point', locale)} de vuelta`,
    adjustment: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
    opening_balance: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
    merged: () => null,
    moved_away: () => null,
    moved_here: () => null,
    bonus_once: (_, numbers, locale) => changeIn('point', numbers, locale),
    joined_remainders: (_, numbers, locale) => changeIn('point', numbers, locale),
    undone: ({ unit }, numbers, locale) => changeOrNone(unit, numbers, locale),
    refunded: ({ unit }, numbers, locale) => changeOrNone(unit, numbers, locale),
  },
}

const changeOrNone = (unit: Unit, numbers: Numbers, locale: string): string | null =>
  numbers.points === 0 && numbers.stamps === 0 && numbers.visits === 0
    ? null
    : changeIn(unit, numbers, locale)

const rewardIn = ({ entries }: Pick<DescribedOperation, 'entries'>): string =>
  entries.flatMap(({ cause }) => ('reward' in cause ? [cause.reward] : []))[0] ?? 'un premio'

function reversedIn({ reversed, entries }: DescribedOperation, locale: string): string {
  if (reversed?.kind === 'purchase') {
    if (reversed.paid) return `una compra de ${money(reversed.paid, locale)}`
    return reversed.isVisit ? 'una visita' : 'una compra'
  }
  return reversed?.kind === 'redemption' ? `la entrega de ${rewardIn({ entries })}` : 'una operación'
}
