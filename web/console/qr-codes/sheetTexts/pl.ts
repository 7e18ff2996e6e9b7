import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('pl')

const points = (count: number) =>
  plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
/** In the genitive, after 'od'. */
const visits = (count: number) =>
  `${count} ${plural(count, { one: 'wizyty', few: 'wizyt', many: 'wizyt', other: 'wizyty' })}`
/** In the locative, after 'po'. */
const purchases = (count: number) =>
  `${count} ${plural(count, { one: 'zakupie', few: 'zakupach', many: 'zakupach', other: 'zakupu' })}`

export const texts: SheetTexts = {
  join: { call: 'Zeskanuj i dołącz', note: 'Wystarczy Twój numer telefonu. Bez aplikacji.' },
  elsewhere: { call: 'Zeskanuj mnie', note: (host) => `Otwiera ${host}` },
  typed: 'Albo otwórz',
  bonus: { gift: (figure, count) => `${figure} ${points(count)}`, how: 'na powitanie' },
  points: {
    how: (price, _count, rate) => `od ${price} pkt, ${rate}`,
    rate: (figure, count, unit) => `${figure} ${points(count)} za ${unit}`,
  },
  stamps: {
    reward: 'Nagroda',
    how: (required) =>
      `za ${required} ${plural(required, { one: 'pieczątkę', few: 'pieczątki', many: 'pieczątek', other: 'pieczątki' })}`,
  },
  code: { gift: (amount) => `${amount} rabatu`, how: 'z Twoim własnym kodem na powitanie' },
  ladder: {
    gift: (discount) => `${discount} rabatu`,
    how: (count) => `od ${visits(count)}`,
    upTo: (first, discount, count) => `${first}, do ${discount} rabatu od ${visits(count)}`,
  },
  item: {
    thing: 'Upominek',
    once: (count) => `gratis po ${purchases(count)}`,
    each: (count) => (count === 1 ? 'gratis po każdym zakupie' : `gratis po każdych ${purchases(count)}`),
  },
}
