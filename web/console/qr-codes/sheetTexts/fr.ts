import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('fr')

const points = (count: number) => plural(count, { one: 'point', many: 'de points', other: 'points' })
const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visite', many: 'de visites', other: 'visites' })}`
const purchases = (count: number) =>
  `${count} ${plural(count, { one: 'achat', many: 'd’achats', other: 'achats' })}`

export const texts: SheetTexts = {
  join: { call: 'Scannez et participez', note: 'Votre numéro de téléphone suffit. Sans application.' },
  elsewhere: { call: 'Scannez-moi', note: (host) => `Ouvre ${host}` },
  typed: 'Ou ouvrez',
  bonus: { gift: (figure, count) => `${figure} ${points(count)}`, how: 'de bienvenue' },
  points: {
    how: (price, count, rate) => `dès ${price} ${points(count)}, ${rate}`,
    rate: (figure, count, unit) => `${figure} ${points(count)} pour ${unit}`,
  },
  stamps: { reward: 'Une récompense', how: (required) => `pour ${required} tampons` },
  code: { gift: (amount) => `${amount} de remise`, how: 'avec votre code personnel de bienvenue' },
  ladder: {
    gift: (discount) => `${discount} de remise`,
    how: (count) => `dès ${visits(count)}`,
    upTo: (first, discount, count) => `${first}, jusqu’à ${discount} de remise dès ${visits(count)}`,
  },
  item: {
    thing: 'Un article',
    once: (count) => `offert après ${purchases(count)}`,
    each: (count) => (count === 1 ? 'offert après chaque achat' : `offert tous les ${purchases(count)}`),
  },
}
