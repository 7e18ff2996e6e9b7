/** The words of index.html. */
export const page = {
  title: 'بطاقة الولاء',
  needsScript: 'لعرض بطاقتك فعّل JavaScript وأعد تحميل الصفحة، أو اسأل عند صندوق الدفع.',
  reload: 'لم يظهر شيء بعد؟ أعد تحميل الصفحة.',
}
