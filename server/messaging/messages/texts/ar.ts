import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('ar')

const time = (minutes: number) =>
  plural(minutes, {
    zero: `${minutes} دقيقة`,
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${minutes} دقائق`,
    many: `${minutes} دقيقة`,
    other: `${minutes} دقيقة`,
  })

export const texts: typeof english = {
  cardLink: (business, link, day) => `بطاقتك في ${business}: ${link} صالح حتى ${day}، لك وحدك.`,
  code: (code, minutes) =>
    `${code} هو رمزك لبطاقات الولاء. صالح لمدة ${time(minutes)}. لن يطلبه منك أحد من المحل.`,
  stopped: 'تم إلغاء اشتراكك ولن تصلك رسائل نصية منا. للعودة رد بكلمة START.',
  started: (rates) => `عدت إلى استلام رسائلنا. للإيقاف رد بكلمة STOP، وللمساعدة HELP.${rates}`,
  help: (from, url, rates) =>
    `رسائل بطاقة الولاء من ${from} حسب زياراتك. بطاقاتك: ${url} للإيقاف رد بكلمة STOP.${rates}`,
  senders: 'محلات تستخدم Regulars',
  rates: ' قد تطبق رسوم.',
  cardUntil: (day) => `يعرض الرابط بطاقتك حتى ${day}، في أي متصفح.`,
}
