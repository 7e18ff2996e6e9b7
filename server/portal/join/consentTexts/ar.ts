import { apart } from '#server/platform/text/apart.ts'
import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `أوافق على تلقي رسائل نصية من ${apart(business)} بالعروض وكل جديد. يمكنني سحب موافقتي في أي وقت بالرد بكلمة STOP.`,
  automatedSms: (business) =>
    `أوافق على تلقي رسائل نصية من ${apart(business)} بالعروض وكل جديد. هذه رسائل تسويقية متكررة تُرسل آليًا إلى هذا الرقم، ويختلف عددها. قد تُفرض رسوم على الرسائل والبيانات. للمساعدة رد بكلمة HELP، وللإيقاف رد بكلمة STOP. الموافقة ليست شرطًا لأي عملية شراء.`,
  email: (business) =>
    `أوافق على تلقي رسائل بريد إلكتروني من ${apart(business)} بالعروض وكل جديد. يمكنني سحب موافقتي في أي وقت عبر الرابط الموجود في كل رسالة.`,
}
