import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('pt')

const units: Record<Unit, Forms<'pt'>> = {
  point: { one: 'ponto', many: 'de pontos', other: 'pontos' },
  stamp: { one: 'selo', many: 'de selos', other: 'selos' },
  purchase: { one: 'compra', many: 'de compras', other: 'compras' },
  visit: { one: 'visita', many: 'de visitas', other: 'visitas' },
}

/** '+12 pontos', '−1 selo'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)} ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** The ledger in Portuguese. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, compra de ${money(paid, locale)}`
      : `Compra de ${money(paid, locale)}, conta para o próximo ponto`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'cartão completo' : `${now} de ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Compra ${now} de ${places} para: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`Visita ${visit}`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} de desconto`, `${money(discount.off, locale)} a menos`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)}, bônus de boas-vindas`,
  card_full: ({ reward }) => `Prêmio conquistado: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, cartão vencido`,
  points_expired: (_, { points }, locale) =>
    `${change(points, 'point', locale)} ${plural(Math.abs(points), { one: 'vencido', many: 'vencidos', other: 'vencidos' })}`,
  reward_received: ({ reward }) => `Prêmio recebido: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}, resgate: ${reward}`,
  reward_redeemed: ({ reward }) => `Prêmio usado: ${reward}`,
  reward_used: ({ reward, off }, _, locale) => `Desconto usado: ${reward}, ${money(off, locale)} a menos`,
  reward_expired: ({ reward }) => `Prêmio vencido sem uso: ${reward}`,
  reward_taken_back: ({ reward }) => `Prêmio cancelado: ${reward}`,
  redemption_undone: ({ reward }) => `Uso cancelado: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} de volta, resgate cancelado: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} de volta, prêmio não usado: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, correção da loja`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, saldo inicial`,
  merged: () => 'Seus dois cartões agora são um só',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, transferência para seu outro cartão`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, transferência do seu outro cartão`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, o bônus de boas-vindas do seu outro cartão: ele só vale uma vez`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, do que sobrou nos dois cartões`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, estorno: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Reembolso de ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, reembolso de ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, no seu outro cartão`,
}

const none: Record<Unit, string> = {
  point: 'Nenhum ponto descontado',
  stamp: 'Nenhum selo descontado',
  purchase: 'Nenhuma compra descontada',
  visit: 'Nenhuma visita descontada',
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
  join: 'cadastro',
  claim: 'resgate',
  cancel_claim: 'cancelamento do resgate',
  redemption: 'uso do prêmio',
  undo: 'estorno',
  refund: 'reembolso',
  adjustment: 'correção',
  expiration: 'vencimento',
  issue: 'entrega',
  merge: 'união dos cartões',
  opening_balance: 'saldo inicial',
}
