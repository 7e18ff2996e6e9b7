import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('fr')

const units: Record<Unit, Forms<'fr'>> = {
  point: { one: 'point', many: 'de points', other: 'points' },
  stamp: { one: 'tampon', many: 'de tampons', other: 'tampons' },
  purchase: { one: 'achat', many: 'd’achats', other: 'achats' },
  visit: { one: 'visite', many: 'de visites', other: 'visites' },
}

/** '+12 points', '−1 tampon'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)} ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** Points that a claim had cost: '+100 points rendus'. */
const back = (points: number, locale: string): string =>
  `${change(points, 'point', locale)} ${plural(Math.abs(points), { one: 'rendu', many: 'rendus', other: 'rendus' })}`

/** The ledger in French. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, achat de ${money(paid, locale)}`
      : `Achat de ${money(paid, locale)}, compte pour le prochain point`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'carte complète' : `${now} sur ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Achat ${now} sur ${places} pour\u202f: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`Visite ${visit}`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} de remise`, `${money(discount.off, locale)} de moins`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)} de bienvenue`,
  card_full: ({ reward }) => `Récompense gagnée\u202f: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, carte expirée`,
  points_expired: (_, { points }, locale) =>
    `${change(points, 'point', locale)} ${plural(Math.abs(points), { one: 'expiré', many: 'expirés', other: 'expirés' })}`,
  reward_received: ({ reward }) => `Récompense reçue\u202f: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}, échange contre\u202f: ${reward}`,
  reward_redeemed: ({ reward }) => `Récompense utilisée\u202f: ${reward}`,
  reward_used: ({ reward, off }, _, locale) =>
    `Réduction utilisée\u202f: ${reward}, ${money(off, locale)} de moins`,
  reward_expired: ({ reward }) => `Récompense expirée sans être utilisée\u202f: ${reward}`,
  reward_taken_back: ({ reward }) => `Récompense retirée\u202f: ${reward}`,
  redemption_undone: ({ reward }) => `Utilisation annulée\u202f: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${back(points, locale)}, échange annulé\u202f: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${back(points, locale)}, récompense non utilisée\u202f: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, correction du commerçant`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, solde de départ`,
  merged: () => 'Vos deux cartes n’en font plus qu’une',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, transfert vers votre autre carte`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, transfert depuis votre autre carte`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)} de bienvenue de votre autre carte\u202f: ce cadeau n’est offert qu’une fois`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, avec ce qui restait sur les deux cartes`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, annulation\u202f: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Remboursement de ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, remboursement de ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, sur votre autre carte`,
}

const none: Record<Unit, string> = {
  point: 'Aucun point retiré',
  stamp: 'Aucun tampon retiré',
  purchase: 'Aucun achat retiré',
  visit: 'Aucune visite retirée',
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? none[unit] : changeIn(unit, numbers, locale)

/** A moved balance, or else only the program's name, as in English. */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `achat de ${money(paid, locale)}` : 'visite'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'inscription',
  claim: 'échange',
  cancel_claim: 'annulation de l’échange',
  redemption: 'utilisation',
  undo: 'annulation',
  refund: 'remboursement',
  adjustment: 'correction',
  expiration: 'expiration',
  issue: 'attribution',
  merge: 'fusion des cartes',
  opening_balance: 'solde de départ',
}
