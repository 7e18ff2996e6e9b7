import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('fr')

const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visite', many: 'de visites', other: 'visites' })}`
const points = (count: number) => plural(count, { one: 'point', many: 'de points', other: 'points' })
const stamps = (count: number) =>
  `${count} ${plural(count, { one: 'tampon', many: 'de tampons', other: 'tampons' })}`
const purchases = (count: number) =>
  `${count} ${plural(count, { one: 'achat', many: 'd’achats', other: 'achats' })}`

export const texts: typeof english = {
  named: (business, program) => `${business}\u202f: ${program}`,
  balance: (figure, count) => `${figure} ${points(count)}`,
  missing: (figure, count) => `Encore ${figure} ${points(count)} à cumuler`,
  points,
  toGo: 'à cumuler',
  ready: 'Récompense disponible',
  lifetime: (earned) => `Total cumulé\u202f: ${earned}`,
  pointsPer: (figure, count, unit) => `${figure} ${points(count)} pour ${unit}`,
  rewardsFrom: (figure, count) => `Récompenses dès ${figure} ${points(count)}`,
  stamps: (collected, required) => `${stamps(collected)} sur ${required}`,
  stampsOffer: stamps,
  off: 'de remise',
  offAmount: (amount) => `${amount} de remise`,
  validity: (days, singleUse) =>
    `Valable ${days} ${plural(days, { one: 'jour', many: 'de jours', other: 'jours' })}${singleUse ? ', une seule fois' : ''}`,
  upTo: 'jusqu’à',
  offEach: 'de remise sur chaque achat',
  visitsLeft: (count, discount) =>
    `${plural(count, { one: 'visite', many: 'de visites', other: 'visites' })} avant ${discount} de remise`,
  visitsTo: (count, discount) => `Encore ${visits(count)} avant ${discount}`,
  topReached: 'Remise maximale atteinte',
  tier: (count, discount) => `${visits(count)}\u202f: ${discount} de remise`,
  visitsSoFar: (count) => `Vous en êtes à ${visits(count)}`,
  purchases: (done, required) => `${purchases(done)} sur ${required}`,
  purchasesOffer: (required) => `Offert après ${purchases(required)}`,
  code: (code) => `Code ${code}`,
  codePrefix: (prefix) => `Le code commence par ${prefix}`,
}
