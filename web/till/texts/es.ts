import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { tillTexts as english, points as englishPoints, stamps as englishStamps } from '../texts.ts'

const plural = pluralsOf('es')

export const stamps: typeof englishStamps = (count) =>
  `${count} ${plural(count, { one: 'sello', many: 'de sellos', other: 'sellos' })}`
export const points: typeof englishPoints = (count, figure) =>
  `${figure} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })}`

export const tillTexts: typeof english = {
  customer: {
    back: 'Siguiente cliente',
    lastVisit: (since) => `Última visita: ${since}`,
    visits: (count, figure) =>
      `${figure} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`,
    firstVisit: 'Primera visita',
    birthday: (days) =>
      days === 0
        ? 'Hoy es su cumpleaños'
        : days === 1
          ? 'Mañana es su cumpleaños'
          : `Cumpleaños en ${days} ${plural(days, { one: 'día', many: 'de días', other: 'días' })}`,
  },
  purchase: {
    amount: (customer) => `Importe de ${customer}`,
    record: (money) => `Registrar ${money}`,
    preview: 'Lo que recibe',
    previewFailed: 'No se pudo calcular lo que recibe.',
    off: (amount, off, name) => `${amount} menos ${off}: ${name}`,
    toPay: (money) => `A pagar: ${money}`,
    nothing: 'Esta vez no suma nada',
    noAmount: 'Sin importe no suma puntos',
  },
  effect: {
    points: (count, figure) => `+${points(count, figure)}`,
    stamps: (count) => `+${stamps(count)}`,
    stampsOn: (count, now, places) => `+${stamps(count)}, ${now} de ${places}`,
    purchase: (now, places) => `Compra ${now} de ${places}`,
    purchases: 'Compra contada',
    visit: (visits) => `Visita ${visits}`,
    reward: (reward) => `Premio ganado: ${reward}`,
  },
}
