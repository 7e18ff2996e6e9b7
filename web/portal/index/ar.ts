/** The words of index.html. */
export const page = {
  title: 'بطاقة الولاء',
  needsScript: 'لعرض بطاقتك يجب تفعيل JavaScript ثم إعادة تحميل الصفحة، أو اسأل عند الكاشير.',
}
