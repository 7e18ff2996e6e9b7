import { apart } from '#server/platform/text/apart.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

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
const visits = (figure: string, count: number) =>
  plural(count, {
    zero: `${figure} زيارة`,
    one: 'زيارة واحدة',
    two: 'زيارتان',
    few: `${figure} زيارات`,
    many: `${figure} زيارة`,
    other: `${figure} زيارة`,
  })

export const texts: typeof english = {
  code: (code) => `الرمز: ${code}`,
  leadsTo: (label, url) => `${label}: ${url}`,
  points,
  enough: 'لديك ما يكفي لمكافأة',
  toReward: (figure, count) => `المتبقي لمكافأتك القادمة: ${points(figure, count)}`,
  stamps: (have, of) => `الأختام: ${have} من ${of}`,
  purchases: (have, of) => `عمليات الشراء: ${have} من ${of}`,
  fullCard: (reward) => `عند اكتمال البطاقة تحصل على: ${apart(reward)}`,
  freeAfter: (item) => `بعد ذلك مجانًا: ${apart(item)}`,
  visits,
  toDiscount: (figure, count, discount) => `المتبقي لخصم ${discount}: ${visits(figure, count)}`,
  off: (discount) => `خصم ${discount}`,
  exampleCard: 'بطاقتك',
}
