import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'لا يوجد اتصال. تحقق من الإنترنت وحاول مرة أخرى.',
  unavailable: 'حدث خطأ ما. حاول مرة أخرى.',
}
