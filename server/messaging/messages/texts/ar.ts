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
  stopped: 'تم إلغاء اشتراكك ولن تصلك منا رسائل. أجب START لتصلك من جديد.',
  started: (rates) => `عدت إلى استلام رسائلنا. أجب STOP للإيقاف أو HELP للمساعدة.${rates}`,
  help: (from, url, rates) =>
    `رسائل بطاقة الولاء من ${from} حسب زياراتك. بطاقاتك: ${url} أجب STOP للإيقاف.${rates}`,
  senders: 'محلات مع Regulars',
  rates: ' قد تطبق رسوم.',
  cardUntil: (day) => `يعرض الرابط بطاقتك حتى ${day}، في أي متصفح.`,
}
