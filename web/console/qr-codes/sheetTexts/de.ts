import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('de')

const points = (count: number) => plural(count, { one: 'Punkt', other: 'Punkte' })
const visits = (count: number) => `${count} ${plural(count, { one: 'Besuch', other: 'Besuchen' })}`
const purchases = (count: number) => `${count} ${plural(count, { one: 'Kauf', other: 'Käufen' })}`

export const texts: SheetTexts = {
  join: { call: 'Scannen und sammeln', note: 'Deine Telefonnummer genügt. Keine App.' },
  elsewhere: { call: 'Scann mich', note: (host) => `Öffnet ${host}` },
  typed: 'Oder öffne',
  bonus: { gift: (figure, count) => `${figure} ${points(count)}`, how: 'zur Begrüßung' },
  points: {
    how: (price, count, rate) => `ab ${price} ${plural(count, { one: 'Punkt', other: 'Punkten' })}, ${rate}`,
    rate: (figure, count, unit) => `${figure} ${points(count)} je ${unit}`,
  },
  stamps: { reward: 'Eine Prämie', how: (required) => `für ${required} Stempel` },
  code: { gift: (amount) => `${amount} Rabatt`, how: 'mit deinem eigenen Code zur Begrüßung' },
  ladder: {
    gift: (discount) => `${discount} Rabatt`,
    how: (count) => `ab ${visits(count)}`,
    upTo: (first, discount, count) => `${first}, bis zu ${discount} Rabatt ab ${visits(count)}`,
  },
  item: {
    thing: 'Etwas',
    once: (count) => `gratis nach ${purchases(count)}`,
    each: (count) => (count === 1 ? 'gratis nach jedem Kauf' : `gratis nach je ${purchases(count)}`),
  },
}
