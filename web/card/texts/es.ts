import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`
const points = (count: number) => plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })

export const texts: typeof english = {
  named: (business, program) => `${business}: ${program}`,
  balance: (figure, count) => `${figure} ${points(count)}`,
  missing: (figure, count) => `A ${figure} ${points(count)} del premio`,
  points,
  toGo: 'por sumar',
  ready: 'Premio listo',
  lifetime: (earned) => `Acumulado: ${earned}`,
  pointsPer: (figure, count, unit) => `${figure} ${points(count)} por cada ${unit}`,
  rewardsFrom: (figure, count) => `Premios desde ${figure} ${points(count)}`,
  stamps: (collected, required) => `${collected} de ${required} sellos`,
  stampsOffer: (required) =>
    `${required} ${plural(required, { one: 'sello', many: 'de sellos', other: 'sellos' })}`,
  off: 'dto.',
  offAmount: (amount) => `${amount} de descuento`,
  validity: (days, singleUse) =>
    `Válido ${days} ${plural(days, { one: 'día', many: 'de días', other: 'días' })}${singleUse ? ', un solo uso' : ''}`,
  upTo: 'hasta',
  offEach: 'de descuento en cada compra',
  visitsLeft: (count, discount) =>
    `${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })} para un ${discount} de descuento`,
  visitsTo: (count, discount) => `${visits(count)} más para el ${discount}`,
  topReached: 'Ya estás en el nivel más alto',
  tier: (count, discount) => `${visits(count)}: ${discount} de descuento`,
  visitsSoFar: (count) => `Llevas ${visits(count)}`,
  purchases: (done, required) => `${done} de ${required} compras`,
  purchasesOffer: (required) =>
    `Gratis tras ${required} ${plural(required, { one: 'compra', many: 'de compras', other: 'compras' })}`,
  code: (code) => `Código ${code}`,
  codePrefix: (prefix) => `El código comienza con ${prefix}`,
}
