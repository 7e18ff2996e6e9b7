import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('es')

const points = (count: number) => plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })
const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`
const purchases = (count: number) =>
  `${count} ${plural(count, { one: 'compra', many: 'de compras', other: 'compras' })}`

export const texts: SheetTexts = {
  join: { call: 'Escanea y únete', note: 'Basta con tu número de teléfono. Sin app.' },
  elsewhere: { call: 'Escanéame', note: (host) => `Abre ${host}` },
  typed: 'O abre',
  bonus: { gift: (figure, count) => `${figure} ${points(count)}`, how: 'de bienvenida' },
  points: {
    how: (price, count, rate) => `desde ${price} ${points(count)}, ${rate}`,
    rate: (figure, count, unit) => `${figure} ${points(count)} por cada ${unit}`,
  },
  stamps: { reward: 'Un premio', how: (required) => `por ${required} sellos` },
  code: { gift: (amount) => `${amount} de descuento`, how: 'con tu propio código de bienvenida' },
  ladder: {
    gift: (discount) => `${discount} de descuento`,
    how: (count) => `desde ${visits(count)}`,
    upTo: (first, discount, count) => `${first}, hasta ${discount} de descuento desde ${visits(count)}`,
  },
  item: {
    thing: 'Algo',
    once: (count) => `gratis tras ${purchases(count)}`,
    each: (count) => (count === 1 ? 'gratis tras cada compra' : `gratis cada ${purchases(count)}`),
  },
}
