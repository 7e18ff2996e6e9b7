import { apart } from '#server/platform/text/apart.ts'
import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  mail: {
    subject: (business) => `هل تريد رسائل بريد إلكتروني من ${apart(business)}؟`,
    body: (business) =>
      `أدخل شخص ما هذا العنوان لدى ${apart(business)} ووافق على تلقي رسائل البريد الإلكتروني. إذا كنت أنت ذلك الشخص، فأكد موافقتك بالضغط على الزر. وإن لم تكن أنت فلا داعي لفعل أي شيء: لن تصلك رسائل أخرى.`,
    button: 'نعم، أريد هذه الرسائل',
  },
  page: {
    ask: (business) => `هل تريد رسائل بريد إلكتروني من ${apart(business)}؟`,
    askText: 'يمكنك إيقافها في أي وقت بضغطة واحدة في أي رسالة منها.',
    button: 'نعم، أريد هذه الرسائل',
    done: 'شكرًا، تم التأكيد',
    doneText: (business) => `من الآن تصلك رسائل البريد الإلكتروني من ${apart(business)}.`,
    unknown: 'هذا الرابط لم يعد يعمل',
    unknownText: 'ربما أصبح قديمًا، أو تغير بريدك الإلكتروني. أعد تفعيل رسائل البريد الإلكتروني في بطاقتك.',
  },
}
