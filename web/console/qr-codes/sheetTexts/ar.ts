import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { SheetTexts } from '../sheetTexts.ts'

const plural = pluralsOf('ar')

const points = (figure: string, count: number) =>
  plural(count, {
    zero: `${figure} نقطة`,
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${figure} نقاط`,
    many: `${figure} نقطة`,
    other: `${figure} نقطة`,
  })
const visits = (count: number) =>
  plural(count, {
    zero: `${count} زيارة`,
    one: 'زيارة واحدة',
    two: 'زيارتين',
    few: `${count} زيارات`,
    many: `${count} زيارة`,
    other: `${count} زيارة`,
  })
const purchases = (count: number) =>
  plural(count, {
    zero: `${count} عملية شراء`,
    one: 'عملية شراء واحدة',
    two: 'عمليتي شراء',
    few: `${count} عمليات شراء`,
    many: `${count} عملية شراء`,
    other: `${count} عملية شراء`,
  })

export const texts: SheetTexts = {
  join: { call: 'امسح الرمز وانضم', note: 'يكفي رقم هاتفك. دون تطبيق.' },
  elsewhere: { call: 'امسح الرمز', note: (host) => `يفتح \u2066${host}\u2069` },
  typed: 'أو افتح',
  bonus: { gift: points, how: 'عند الانضمام' },
  points: {
    how: (price, _count, rate) => `ابتداءً من ${price} من النقاط، ${rate}`,
    rate: (figure, count, unit) => `${points(figure, count)} لكل ${unit}`,
  },
  stamps: { reward: 'مكافأة', how: (required) => `مقابل ${required} من الأختام` },
  code: { gift: (amount) => `خصم ${amount}`, how: 'برمز خاص بك عند الانضمام' },
  ladder: {
    gift: (discount) => `خصم ${discount}`,
    how: (count) => `بعد ${visits(count)}`,
    upTo: (first, discount, count) => `${first}، وحتى خصم ${discount} بعد ${visits(count)}`,
  },
  item: {
    thing: 'هدية',
    once: (count) => `مجانًا بعد ${purchases(count)}`,
    each: (count) => (count === 1 ? 'مجانًا بعد كل عملية شراء' : `مجانًا بعد كل ${purchases(count)}`),
  },
}
