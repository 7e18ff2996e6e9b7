import { apart } from '#server/platform/text/apart.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('ar')

const visits = (count: number) =>
  plural(count, {
    zero: `${count} زيارة`,
    one: 'زيارة واحدة',
    two: 'زيارتين',
    few: `${count} زيارات`,
    many: `${count} زيارة`,
    other: `${count} زيارة`,
  })

const points = (figure: string, count: number) =>
  plural(count, {
    zero: `${figure} نقطة`,
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${figure} نقاط`,
    many: `${figure} نقطة`,
    other: `${figure} نقطة`,
  })

export const texts: typeof english = {
  named: (business, program) => `${apart(business)}: ${apart(program)}`,
  balance: points,
  missing: (figure, count) => `المتبقي للمكافأة: ${points(figure, count)}`,
  points: (count) =>
    plural(count, { zero: 'نقطة', one: 'نقطة', two: 'نقطة', few: 'نقاط', many: 'نقطة', other: 'نقطة' }),
  toGo: 'متبقية',
  ready: 'المكافأة جاهزة',
  lifetime: (earned) => `إجمالي ما جمعته ${earned}`,
  pointsPer: (figure, count, unit) =>
    plural(count, {
      zero: `${figure} نقطة لكل ${unit}`,
      one: `نقطة واحدة لكل ${unit}`,
      two: `نقطتان لكل ${unit}`,
      few: `${figure} نقاط لكل ${unit}`,
      many: `${figure} نقطة لكل ${unit}`,
      other: `${figure} نقطة لكل ${unit}`,
    }),
  rewardsFrom: (figure, count) =>
    plural(count, {
      zero: `مكافآت ابتداءً من ${figure} نقطة`,
      one: 'مكافآت ابتداءً من نقطة واحدة',
      two: 'مكافآت ابتداءً من نقطتين',
      few: `مكافآت ابتداءً من ${figure} نقاط`,
      many: `مكافآت ابتداءً من ${figure} نقطة`,
      other: `مكافآت ابتداءً من ${figure} نقطة`,
    }),
  stamps: (collected, required) => `الأختام: ${collected} من ${required}`,
  stampsOffer: (required) =>
    plural(required, {
      zero: `${required} ختم`,
      one: 'ختم واحد',
      two: 'ختمان',
      few: `${required} أختام`,
      many: `${required} ختمًا`,
      other: `${required} ختم`,
    }),
  off: 'خصم',
  offAmount: (amount) => `خصم ${amount}`,
  validity: (days, singleUse) => {
    const time = plural(days, {
      zero: `${days} يوم`,
      one: 'يوم واحد',
      two: 'يومين',
      few: `${days} أيام`,
      many: `${days} يومًا`,
      other: `${days} يوم`,
    })
    return singleUse ? `صالح لمدة ${time}، للاستخدام مرة واحدة` : `صالح لمدة ${time}`
  },
  upTo: 'حتى',
  offEach: 'خصم على كل عملية شراء',
  visitsLeft: (count, discount) =>
    plural(count, {
      zero: `زيارة للوصول إلى خصم ${discount}`,
      one: `زيارة للوصول إلى خصم ${discount}`,
      two: `زيارة للوصول إلى خصم ${discount}`,
      few: `زيارات للوصول إلى خصم ${discount}`,
      many: `زيارة للوصول إلى خصم ${discount}`,
      other: `زيارة للوصول إلى خصم ${discount}`,
    }),
  visitsTo: (count, discount) => `بعد ${visits(count)}: ${discount}`,
  topReached: 'وصلت إلى أعلى خصم',
  tier: (count, discount) => `بعد ${visits(count)}: خصم ${discount}`,
  visitsSoFar: (count) => `زياراتك حتى الآن: ${count}`,
  purchases: (done, required) => `عمليات الشراء: ${done} من ${required}`,
  purchasesOffer: (required) =>
    plural(required, {
      zero: `مجانًا بعد ${required} عملية شراء`,
      one: 'مجانًا بعد عملية شراء واحدة',
      two: 'مجانًا بعد عمليتي شراء',
      few: `مجانًا بعد ${required} عمليات شراء`,
      many: `مجانًا بعد ${required} عملية شراء`,
      other: `مجانًا بعد ${required} عملية شراء`,
    }),
  code: (code) => `الرمز ${code}`,
  codePrefix: (prefix) => `يبدأ الرمز بـ ${prefix}`,
}
