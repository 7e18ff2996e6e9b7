import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'أو افتح هذا العنوان:',
  why: 'تصلك هذه الرسالة لأنك وافقت على تلقي رسائلنا.',
  preferences: 'اختيار ما يصلني',
  unsubscribe: 'إلغاء الاشتراك',
  by: 'بطاقات الولاء من Regulars',
}
