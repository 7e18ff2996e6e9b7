import type { Refusals } from '../refusals.ts'

/** Marks around a phone number keep its digits in their order. */
export const refusals: Refusals = {
  'At least {} characters': 'الحد الأدنى لعدد الأحرف: {}',
  'At most {} characters': 'الحد الأقصى لعدد الأحرف: {}',
  'This is empty': 'هذا الحقل فارغ',
  'This is missing': 'هذا الحقل مطلوب',
  'Phone is required': 'أدخل رقم هاتفك',
  'Enter your phone number': 'أدخل رقم هاتفك',
  'Enter a phone number such as {}': 'أدخل رقم هاتف، مثل \u2066{}\u2069',
  'Enter a phone number with its country code, such as {}': 'أدخل رقم هاتف مع رمز البلد، مثل \u2066{}\u2069',
  'Enter an email address such as {}': 'أدخل بريدًا إلكترونيًا، مثل \u2066{}\u2069',
  'Enter the address to write to': 'أدخل البريد الإلكتروني الذي نراسلك عليه',
  'Enter a date as YYYY-MM-DD': 'أدخل التاريخ بالشكل YYYY-MM-DD (السنة ثم الشهر ثم اليوم)',
  'Enter your 4-6 digit PIN': 'أدخل رقمك السري (من 4 إلى 6 أرقام)',
  'Enter the 6 digits from the text': 'أدخل الأرقام الستة من الرسالة النصية',
  'Choose 4 to 6 digits': 'اختر من 4 إلى 6 أرقام',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'الرقم المكرر والأرقام المتتالية هي أول ما يجربه الآخرون. اختر رقمًا سريًا آخر.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'رقم هاتفك ينتهي بهذه الأرقام. اختر رقمًا سريًا آخر.',
  'This is your date of birth. Please choose another PIN.': 'هذا تاريخ ميلادك. اختر رقمًا سريًا آخر.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'تغير النص بجانب المربعات. اقرأه وحددها من جديد إذا كنت موافقًا.',
  'We could not check that you are a person. Please try again.':
    'لم نتمكن من التحقق من أنك لست برنامجًا آليًا. حاول مرة أخرى.',
  'Please confirm that you are a person.': 'أكد أنك لست برنامجًا آليًا.',
  'Invalid PIN. Please try again.': 'الرقم السري غير صحيح. حاول مرة أخرى.',
  'Phone number not found. Please check and try again.':
    'رقم الهاتف هذا غير معروف لدينا. تحقق منه وحاول مرة أخرى.',
  'Portal access is disabled. Please contact the business.': 'الوصول إلى هذه البطاقة معطل. تواصل مع المحل.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'الرمز غير صحيح أو انتهت صلاحيته. راجع الرسالة النصية أو اطلب رمزًا جديدًا.',
  'Please sign in': 'سجل الدخول أولًا',
  'Your phone number has changed. Please sign in again.': 'تغير رقم هاتفك. سجل الدخول من جديد.',
  'Choose a PIN first.': 'اختر رقمًا سريًا أولًا.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'تاريخ ميلادك مسجل لدينا. لتصحيحه اسأل في المحل.',
  'The words have changed. Please read them, and switch it on again.': 'تغير النص. اقرأه ثم أعد التفعيل.',
  'Add your email address first': 'أضف بريدك الإلكتروني أولًا',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'وصلتنا كلمة STOP من هاتفك. أرسل أولًا START إلى الرقم الذي راسلك.',
  'Someone else changed {}. Look at them again before saving.':
    'قام شخص آخر بتغيير بياناتك. راجعها مرة أخرى قبل الحفظ.',
  'This reward is no longer offered': 'هذه المكافأة لم تعد متوفرة',
  'None of these are left': 'نفدت هذه المكافأة',
  'This program is paused': 'هذا البرنامج متوقف مؤقتًا',
  'Too many tries. Please try again in {}.': 'محاولات كثيرة. ستتاح المحاولة من جديد {}.',
  'Too many tries from this network. Please try again in {}.':
    'محاولات كثيرة من هذه الشبكة. ستتاح المحاولة من جديد {}.',
  'Too many sign-ins from this network. Please try again in {}.':
    'عمليات دخول كثيرة من هذه الشبكة. ستتاح المحاولة من جديد {}.',
  'Too many sign-ins with this number. Please try again in {}.':
    'عمليات دخول كثيرة بهذا الرقم. ستتاح المحاولة من جديد {}.',
  'Too many wrong PINs. Please try again in {}.': 'تكرر إدخال رقم سري خاطئ. ستتاح المحاولة من جديد {}.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'تم طلب رموز كثيرة من هذه الشبكة. ستتاح المحاولة من جديد {}.',
  'Three codes were sent to this number. Please try again in {}.':
    'أرسلنا ثلاثة رموز إلى هذا الرقم. ستتاح المحاولة من جديد {}.',
  'Too many codes were sent to this number. Please try again in {}.':
    'أرسلنا رموزًا كثيرة إلى هذا الرقم. ستتاح المحاولة من جديد {}.',
  'Too many wrong codes from this network. Please try again in {}.':
    'رموز خاطئة كثيرة من هذه الشبكة. ستتاح المحاولة من جديد {}.',
  'Too many wrong codes. Please try again in {}.': 'رموز خاطئة كثيرة. ستتاح المحاولة من جديد {}.',
  'Too many people joined from this network. Please try again in {}.':
    'انضم كثيرون من هذه الشبكة. ستتاح المحاولة من جديد {}.',
  'Your data was downloaded ten times. Please try again in {}.':
    'تم تنزيل بياناتك عشر مرات. ستتاح المحاولة من جديد {}.',
  'Something went wrong on our side. Please try again.': 'حدث خطأ من جهتنا. حاول مرة أخرى.',
  'This request did not come from our own pages': 'هذا الطلب لم يأت من صفحاتنا',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'الضغط كبير على الخدمة الآن. حاول مرة أخرى بعد ثوانٍ.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'لا نستطيع الوصول إلى البيانات الآن. حاول مرة أخرى بعد ثوانٍ.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'لا نستطيع الحفظ الآن، ولذلك لم نحفظ أي تغيير. حاول مرة أخرى بعد ثوانٍ.',
}
