import type { texts as english } from '../texts.ts'

/** Keeps a name's letters and signs apart from the sentence. */
const apart = (name: string) => `\u2068${name}\u2069`

export const texts: typeof english = {
  mail: {
    subject: (business) => `هل تريد رسائل من ${apart(business)}؟`,
    body: (business) =>
      `أعطى شخص ما هذا العنوان لدى ${apart(business)} ووافق على رسائل البريد الإلكتروني. إذا كنت أنت ذلك الشخص، فأكد بالضغط على الزر. وإلا فلا تفعل شيئًا: لن تصلك رسائل أخرى.`,
    button: 'نعم، أرسلوا إلي الرسائل',
  },
  page: {
    ask: (business) => `هل تريد رسائل من ${apart(business)}؟`,
    askText: 'يمكنك إيقافها في أي وقت بضغطة واحدة في أي رسالة منها.',
    button: 'نعم، أرسلوا إلي الرسائل',
    done: 'شكرًا، تم التأكيد',
    doneText: (business) => `من الآن تصلك رسائل البريد الإلكتروني من ${apart(business)}.`,
    unknown: 'هذا الرابط لم يعد يعمل',
    unknownText: 'ربما هو قديم، أو تغير بريدك الإلكتروني. أعد تفعيل رسائل البريد الإلكتروني في بطاقتك.',
  },
}
