import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('it')

const points = (count: number) => plural(count, { one: 'punto', many: 'di punti', other: 'punti' })
const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visita', many: 'di visite', other: 'visite' })}`
const purchases = (count: number) =>
  `${count} ${plural(count, { one: 'acquisto', many: 'di acquisti', other: 'acquisti' })}`

export const texts: SheetTexts = {
  join: { call: 'Scansiona e iscriviti', note: 'Basta il tuo numero di telefono. Nessuna app.' },
  elsewhere: { call: 'Scansionami', note: (host) => `Apre ${host}` },
  typed: 'Oppure apri',
  bonus: { gift: (figure, count) => `${figure} ${points(count)}`, how: 'di benvenuto' },
  points: {
    how: (price, count, rate) => `a partire da ${price} ${points(count)}, ${rate}`,
    rate: (figure, count, unit) => `${figure} ${points(count)} ogni ${unit}`,
  },
  stamps: { reward: 'Un premio', how: (required) => `per ${required} timbri` },
  code: { gift: (amount) => `${amount} di sconto`, how: 'con il tuo codice di benvenuto' },
  ladder: {
    gift: (discount) => `${discount} di sconto`,
    how: (count) => `a partire da ${visits(count)}`,
    upTo: (first, discount, count) => `${first}, sconto massimo ${discount} a partire da ${visits(count)}`,
  },
  item: {
    thing: 'Un omaggio',
    once: (count) => `gratis dopo ${purchases(count)}`,
    each: (count) => (count === 1 ? 'gratis dopo ogni acquisto' : `gratis ogni ${purchases(count)}`),
  },
}
