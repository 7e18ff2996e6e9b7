import type { texts as english } from '../texts.ts'

/** Keeps a name's letters and signs apart from the sentence. */
const apart = (name: string) => `\u2068${name}\u2069`

export const texts: typeof english = {
  joinTitle: (business) => `انضم إلى برنامج ${apart(business)}`,
  seeCard: 'لديك بطاقة؟ افتحها',
  joinLead: 'رقم هاتفك هو بطاقتك، ولا حاجة إلى تطبيق.',
  loyaltyCard: 'بطاقة الولاء',
  alsoHere: (names) => `هنا أيضًا: ${apart(names)}`,
  phone: 'رقم الهاتف',
  firstName: 'الاسم الأول (اختياري)',
  lastName: 'اسم العائلة (اختياري)',
  more: 'البريد الإلكتروني وتاريخ الميلاد (اختياري)',
  email: 'البريد الإلكتروني',
  birthday: 'تاريخ الميلاد',
  needsScript: 'للانضمام هنا، اسمح في متصفحك بتشغيل JavaScript لهذه الصفحة.',
  join: 'انضمام',
  joining: 'لحظة من فضلك…',
  smallPrint: 'بانضمامك توافق على {terms} و{privacy}.',
  smallPrintWithBusiness: 'بانضمامك توافق على {terms} و{privacy} و{business}.',
  terms: 'شروطنا',
  privacy: 'سياسة الخصوصية لدينا',
  businessPrivacy: (business) => `سياسة الخصوصية لدى ${apart(business)}`,
  newTab: 'يفتح في علامة تبويب جديدة',
  somethingToChange: 'راجع الحقول المحددة أدناه.',
  language: (name) => `اللغة: ${apart(name)}`,

  joinedTitle: 'كل شيء جاهز',
  joinedTill: 'اذكر رقمك عند صندوق الدفع',
  joinedTillMore: 'هذا كل ما يلزم ليزيد رصيدك في كل زيارة.',
  joinedText: 'أرسلنا إليك رابط بطاقتك برسالة نصية',
  joinedTextMore: 'افتحه لترى ما تجمعه وتختار رقمًا سريًا. لم تصلك الرسالة؟ اسأل عند صندوق الدفع.',

  fullTitle: (business) => `لا مكان لأعضاء جدد لدى ${apart(business)} حاليًا`,
  fullMember: 'لديك بطاقة؟',
  fullMemberMore: 'اذكر رقمك عند صندوق الدفع كالمعتاد ليزيد رصيدك.',
  fullNew: 'أول مرة هنا؟',
  fullNewMore: 'اسأل عند صندوق الدفع كيف يمكنك الانضمام.',

  pausedTitle: 'هذا الرمز متوقف مؤقتًا',
  paused: 'لا يمكن الانضمام به حاليًا. اسأل عند صندوق الدفع: يمكنهم إضافتك أو إعطاؤك رمزًا آخر.',
  businessClosedTitle: 'هذا المحل مغلق حاليًا',
  businessClosed: 'الانضمام غير متاح الآن. إذا كانت لديك بطاقة، فما جمعته محفوظ ويمكنك فتح بطاقتك كالمعتاد.',
  closedTitle: 'لا يوجد هنا برنامج تنضم إليه',
  closed: 'قد يكون الرمز قديمًا، أو ينقصه حرف. اسأل عند صندوق الدفع: يمكنهم إضافتك.',
  problemTitle: 'تعذر إتمام ذلك',
  problem: 'حدث خطأ من جهتنا. حاول مرة أخرى بعد قليل، أو اسأل عند صندوق الدفع.',
  privacyOf: (business) => `سياسة الخصوصية لدى ${apart(business)}`,
  by: 'بطاقات الولاء من Regulars',
}
