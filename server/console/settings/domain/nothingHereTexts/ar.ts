import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'لا يوجد شيء هنا',
  onOwnHost: 'انضم أو شاهد بطاقتك',
  unknownHost: 'هذا العنوان غير مستخدم بعد، أو لم يعد مستخدمًا.',
}
