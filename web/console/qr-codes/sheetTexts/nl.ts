import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('nl')

const points = (count: number) => plural(count, { one: 'punt', other: 'punten' })
const visits = (count: number) => `${count} ${plural(count, { one: 'bezoek', other: 'bezoeken' })}`
const purchases = (count: number) => `${count} ${plural(count, { one: 'aankoop', other: 'aankopen' })}`

export const texts: SheetTexts = {
  join: { call: 'Scan en doe mee', note: 'Je telefoonnummer is genoeg. Geen app.' },
  elsewhere: { call: 'Scan mij', note: (host) => `Opent ${host}` },
  typed: 'Of open',
  bonus: { gift: (figure, count) => `${figure} ${points(count)}`, how: 'als welkom' },
  points: {
    how: (price, count, rate) => `vanaf ${price} ${points(count)}, ${rate}`,
    rate: (figure, count, unit) => `${figure} ${points(count)} per ${unit}`,
  },
  stamps: { reward: 'Een beloning', how: (required) => `voor ${required} stempels` },
  code: { gift: (amount) => `${amount} korting`, how: 'met je eigen welkomstcode' },
  ladder: {
    gift: (discount) => `${discount} korting`,
    how: (count) => `vanaf ${visits(count)}`,
    upTo: (first, discount, count) => `${first}, tot ${discount} korting vanaf ${visits(count)}`,
  },
  item: {
    thing: 'Een cadeautje',
    once: (count) => `gratis na ${purchases(count)}`,
    each: (count) => (count === 1 ? 'gratis na elke aankoop' : `gratis na elke ${purchases(count)}`),
  },
}
