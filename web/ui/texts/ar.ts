import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'إغلاق',
  dismiss: 'إخفاء',
  messages: 'التنبيهات',
  loading: 'جارٍ التحميل...',
  cancel: 'إلغاء',
  eraseDigit: 'حذف آخر رقم',
  more: (count) => `${count} أخرى`,
  language: 'اللغة',
}
