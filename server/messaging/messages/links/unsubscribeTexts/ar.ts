import { apart } from '#server/platform/text/apart.ts'
import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `هل تريد إيقاف رسائل البريد الإلكتروني من ${apart(business)}؟`,
  kept: 'بطاقتك وما جمعته يبقيان كما هما.',
  stop: 'إيقاف هذه الرسائل',
  orChoose: 'أو اختر ما يصلك، أو خذ استراحة',
  done: 'تم إلغاء اشتراكك',
  doneText: (business) =>
    `لن تصلك بعد الآن رسائل بريد إلكتروني من ${apart(business)}. بطاقتك وما جمعته يبقيان كما هما.`,
  mistake: 'هل حدث ذلك عن طريق الخطأ؟',
  again: 'إعادة تفعيل الرسائل',
  deadTitle: 'هذا الرابط لا يعمل',
  unknown: 'ربما لم يصل كاملًا. افتح أحدث رسالة واستخدم الرابط الذي في آخرها.',
  deadLink: 'ربما لم يصل كاملًا، أو لم تعد الرسالة التي ورد فيها موجودة.',
  problemTitle: 'حدث خطأ ما',
  problem: 'افتح الرابط مرة أخرى بعد لحظات. إذا لم ينفع ذلك فاسأل عند صندوق الدفع.',
}
