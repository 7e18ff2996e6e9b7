import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('fr')

const points = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'point', many: 'de points', other: 'points' })}`
const visits = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'visite', many: 'de visites', other: 'visites' })}`

export const texts: typeof english = {
  code: (code) => `Code\u202f: ${code}`,
  leadsTo: (label, url) => `${label}\u202f: ${url}`,
  points,
  enough: 'Vous avez assez de points pour une récompense',
  toReward: (figure, count) => `Encore ${points(figure, count)} avant votre prochaine récompense`,
  stamps: (have, of) =>
    `${have} ${plural(have, { one: 'tampon', many: 'de tampons', other: 'tampons' })} sur ${of}`,
  purchases: (have, of) =>
    `${have} ${plural(have, { one: 'achat', many: 'd’achats', other: 'achats' })} sur ${of}`,
  fullCard: (reward) => `La carte complète vous offre\u202f: ${reward}`,
  freeAfter: (item) => `Ensuite, c’est offert\u202f: ${item}`,
  visits,
  toDiscount: (figure, count, discount) => `Encore ${visits(figure, count)} avant ${discount} de remise`,
  off: (discount) => `${discount} de remise`,
  exampleCard: 'Votre carte',
}
