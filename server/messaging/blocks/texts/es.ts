import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

const points = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })}`
const visits = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`

export const texts: typeof english = {
  code: (code) => `Código: ${code}`,
  leadsTo: (label, url) => `${label}: ${url}`,
  points,
  enough: 'Ya te alcanza para un premio',
  toReward: (figure, count) => `${points(figure, count)} más para tu próximo premio`,
  stamps: (have, of) => `${have} de ${of} sellos`,
  purchases: (have, of) => `${have} de ${of} compras`,
  fullCard: (reward) => `Con la tarjeta completa ganas: ${reward}`,
  freeAfter: (item) => `Después, gratis: ${item}`,
  visits,
  toDiscount: (figure, count, discount) => `${visits(figure, count)} más para un ${discount} de descuento`,
  off: (discount) => `${discount} de descuento`,
  exampleCard: 'Tu tarjeta',
}
