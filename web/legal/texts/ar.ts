import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  home: 'Regulars',
  since: (month) => `ساري المفعول منذ ${month}`,
  contact: 'راسلنا:',
  unconfirmed:
    'لم يؤكد أحد هذه الترجمة بعد. على من يدير هذا الموقع أن يقرأها ويؤكدها قبل أن تُعرض على أحد. وحتى ذلك الحين يسري النص الإنجليزي.',
}
