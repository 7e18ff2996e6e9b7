import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'لا يوجد اتصال. تحقق من الإنترنت وحاول مرة أخرى.',
  unreadable: 'تعذّرت قراءة الرد.',
  unavailable: 'حدث خطأ ما. حاول مرة أخرى.',
}
