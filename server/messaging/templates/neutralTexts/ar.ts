import type { texts as english } from '../neutralTexts.ts'

export const texts: typeof english = {
  name: 'صديقنا',
  business: 'محلنا',
  nextReward: 'مكافأتك القادمة',
  email: 'بريدك الإلكتروني',
}
