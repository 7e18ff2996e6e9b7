import type { texts as english } from '../consentTexts.ts'

/** Keeps a name's letters and signs apart from the sentence. */
const apart = (name: string) => `\u2068${name}\u2069`

export const texts: typeof english = {
  sms: (business) =>
    `أرسلوا إلي عروض ${apart(business)} وكل جديد برسائل نصية. يمكنني سحب موافقتي في أي وقت بالرد بكلمة STOP.`,
  automatedSms: (business) =>
    `أرسلوا إلي عروض ${apart(business)} وكل جديد برسائل نصية. هذه رسائل تسويقية متكررة ترسل آليًا إلى هذا الرقم، وعددها متغير. قد تطبق رسوم على الرسائل والبيانات. للمساعدة أجب بكلمة HELP، وللإيقاف أجب بكلمة STOP. الموافقة ليست شرطًا لأي عملية شراء.`,
  email: (business) =>
    `أرسلوا إلي عروض ${apart(business)} وكل جديد بالبريد الإلكتروني. في كل رسالة رابط لإيقافها.`,
}
