import { apart, leftToRight } from '#server/platform/text/apart.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('ar')

const points = (n: number, format: Format) =>
  plural(n, {
    zero: `${format.number(n)} نقطة`,
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${format.number(n)} نقاط`,
    many: `${format.number(n)} نقطة`,
    other: `${format.number(n)} نقطة`,
  })

export const texts: typeof english = {
  login: {
    title: 'بطاقة الولاء',
    intro: 'سجل الدخول برقم هاتفك ورقمك السري.',
    phone: 'رقم الهاتف',
    abroad: 'رقمك من بلد آخر؟ ابدأ بعلامة + ثم رمز البلد.',
    pin: 'الرقم السري',
    pinHint: 'أدخل رقمك السري (من 4 إلى 6 أرقام)',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول…',
    failed: 'تعذر تسجيل الدخول. حاول مرة أخرى.',
    byCode: 'ليس لديك رقم سري أو نسيته؟ اطلب رمزًا برسالة نصية',
    atTheCounter: 'ليس لديك رقم سري أو نسيته؟ اسأل عند صندوق الدفع: ستحصل هناك على رمز تختار به رقمك السري.',
    contact: 'تواصل مع المحل',
    home: 'إلى الصفحة الرئيسية',
    chooseTitle: 'أي بطاقة تريد عرضها؟',
    chooseIntro: 'رقمك السري يفتح بطاقة في أكثر من محل.',
    back: 'رجوع',
  },
  code: {
    title: 'اختر رقمًا سريًا',
    intro: 'سنرسل إليك رمزًا برسالة نصية، تختار به رقمًا سريًا جديدًا وتسجل الدخول مباشرة.',
    send: 'إرسال الرمز',
    sending: 'جارٍ الإرسال…',
    sent: (phone, minutes) => {
      const number = leftToRight(phone)
      return plural(minutes, {
        zero: `إذا كان الرقم ${number} معروفًا لدى أحد المحلات، فالرمز في طريقه إليك. يعمل لمدة ${minutes} دقيقة.`,
        one: `إذا كان الرقم ${number} معروفًا لدى أحد المحلات، فالرمز في طريقه إليك. يعمل لمدة دقيقة واحدة.`,
        two: `إذا كان الرقم ${number} معروفًا لدى أحد المحلات، فالرمز في طريقه إليك. يعمل لمدة دقيقتين.`,
        few: `إذا كان الرقم ${number} معروفًا لدى أحد المحلات، فالرمز في طريقه إليك. يعمل لمدة ${minutes} دقائق.`,
        many: `إذا كان الرقم ${number} معروفًا لدى أحد المحلات، فالرمز في طريقه إليك. يعمل لمدة ${minutes} دقيقة.`,
        other: `إذا كان الرقم ${number} معروفًا لدى أحد المحلات، فالرمز في طريقه إليك. يعمل لمدة ${minutes} دقيقة.`,
      })
    },
    code: 'الرمز من الرسالة النصية',
    pin: 'رقمك السري الجديد',
    pinHint: 'من 4 إلى 6 أرقام، وهو نفسه في كل محل يعرف رقم هاتفك',
    submit: 'حفظ الرقم السري والدخول',
    captchaFailed: 'تعذر تحميل التحقق من أنك لست برنامجًا آليًا. أعد تحميل الصفحة.',
    noText:
      'لم تصلك الرسالة؟ تحقق من الرقم أو اطلب رمزًا آخر. إذا كنت قد رددت يومًا بكلمة STOP فأرسل START أولًا. وفي المحل يمكنك اختيار رقم سري من دون رسالة.',
    again: 'إرسال رمز آخر',
    otherPhone: 'تغيير الرقم',
    sentAgain: 'رمز آخر في طريقه إليك. الرموز السابقة تعمل أيضًا.',
  },
  failed: {
    title: 'تعذر عرض هذه الصفحة',
    text: 'أعد تحميلها. إذا لم ينفع ذلك فاسأل عند صندوق الدفع: يمكنهم رؤية بطاقتك هناك.',
    reload: 'إعادة التحميل',
  },
  contact: {
    title: 'تواصل مع المحل',
    ask: 'اسأل في المحل: يمكنهم رؤية بطاقتك وتصحيح رقمك ومساعدتك في الرقم السري.',
    call: 'الهاتف',
    write: 'البريد الإلكتروني',
    visit: 'العنوان',
    close: 'إغلاق',
  },
  dashboard: {
    title: 'بطاقتك',
    welcome: (name) => (name ? ['مرحبًا بعودتك، ', name, '!'] : ['مرحبًا بعودتك!', '', '']),
    logOutOffline: 'لا يوجد اتصال. يمكنك تسجيل الخروج عند عودته.',
    sinceLast: 'الجديد منذ آخر مرة',
    logOut: 'تسجيل الخروج',
    showCode: 'عرض الرمز الخاص بي',
    profile: 'بياناتك',
    programs: 'برامج الولاء',
    noPrograms: 'لا توجد برامج بعد',
    noProgramsText: 'لم تنضم بعد إلى أي برنامج ولاء.',
    rewards: 'مكافآتك',
    allRewards: (more, format) => `عرض المكافآت المستخدمة والمنتهية (${format.number(more)})`,
    noRewards: 'لا توجد مكافآت بعد',
    noRewardsText: (points) =>
      points ? 'واصل جمع النقاط لتحصل على أول مكافأة!' : 'واصل زياراتك لتحصل على أول مكافأة!',
    loading: 'جارٍ تحميل مكافآتك…',
    history: 'سجل نشاطك',
    noHistory: 'هنا سترى ما تجمعه وما تستخدمه.',
    older: 'عرض الأقدم',
    failed: 'تعذر تحميل بطاقتك.',
    tryAgain: 'حاول مرة أخرى',
    offline: (moment) => `لا يوجد اتصال. هكذا كانت بطاقتك في ${apart(moment)}.`,
    install: 'إضافة إلى الشاشة الرئيسية',
  },
  program: {
    active: 'نشط',
    paused: 'متوقف مؤقتًا',
    pausedHint: 'لا يُحتسب شيء في الوقت الحالي، وما لديك يبقى صالحًا للاستخدام.',
    types: {
      points: 'نقاط',
      stamp_card: 'بطاقة أختام',
      rebate_code: 'رمز خصم',
      discount: 'خصم',
      free_item: 'منتج مجاني',
    },
    lastActivity: (day) => `آخر نشاط: ${day}`,
    noActivity: 'لا يوجد نشاط بعد',
    pointsExpire: (n, day, format) =>
      plural(n, {
        zero: `تنتهي صلاحية ${format.number(n)} نقطة بعد ${day}`,
        one: `تنتهي صلاحية نقطة واحدة بعد ${day}`,
        two: `تنتهي صلاحية نقطتين بعد ${day}`,
        few: `تنتهي صلاحية ${format.number(n)} نقاط بعد ${day}`,
        many: `تنتهي صلاحية ${format.number(n)} نقطة بعد ${day}`,
        other: `تنتهي صلاحية ${format.number(n)} نقطة بعد ${day}`,
      }),
    codeToUse: 'لديك رمز يمكنك استخدامه.',
    noCode: 'ليس لديك الآن رمز غير مستخدم.',
    cardExpires: (day) => `هذه البطاقة صالحة حتى ${day}`,
    progress: (done, of) => `${done} من ${of}`,
    spend: 'استبدل نقاطك',
    price: points,
    claim: 'استبدال',
    claiming: 'جارٍ الاستبدال…',
    claimAsk: (n, format) => `التكلفة: ${points(n, format)}. يمكنك الإلغاء ما دامت المكافأة غير مستخدمة.`,
    notNow: 'ليس الآن',
  },
  reward: {
    available: 'متاحة',
    redeemed: 'مستخدمة',
    expired: 'منتهية',
    earned: (day) => `حصلت عليها: ${day}`,
    expires: (day) => `صالحة حتى: ${day}`,
    from: (program) => `البرنامج: ${apart(program)}`,
    show: 'عرض الرمز',
    showHint: 'أظهر هذا الرمز للموظف عندما تطلب.',
    cancel: 'إلغاء واسترجاع النقاط',
    cancelling: 'جارٍ الإلغاء…',
  },
  by: 'بطاقات الولاء من Regulars',
  identity: {
    title: 'رمزك',
    hint: 'أظهر هذا الرمز عند صندوق الدفع ليزيد رصيدك.',
  },
  close: 'إغلاق',
  language: 'اللغة',
  next: (next, format) => {
    switch (next.kind) {
      case 'ready': {
        if (next.count === 1) return ['مكافأة في انتظارك: ', next.name, '.']
        const others = next.count - 1
        return [
          'مكافآت في انتظارك: ',
          next.name,
          plural(others, {
            zero: '.',
            one: ' ومكافأة أخرى.',
            two: ' ومكافأتان أخريان.',
            few: ` و${format.number(others)} مكافآت أخرى.`,
            many: ` و${format.number(others)} مكافأة أخرى.`,
            other: ` و${format.number(others)} مكافأة أخرى.`,
          }),
        ]
      }
      case 'claimable':
        return ['نقاطك تكفي للحصول على: ', next.name, '.']
      case 'points':
        return [
          plural(next.left, {
            zero: `بقيت ${format.number(next.left)} نقطة لتحصل على: `,
            one: 'بقيت نقطة واحدة لتحصل على: ',
            two: 'بقيت نقطتان لتحصل على: ',
            few: `بقيت ${format.number(next.left)} نقاط لتحصل على: `,
            many: `بقيت ${format.number(next.left)} نقطة لتحصل على: `,
            other: `بقيت ${format.number(next.left)} نقطة لتحصل على: `,
          }),
          next.name,
          '.',
        ]
      case 'stamps': {
        const left = plural(next.left, {
          zero: `بقي ${format.number(next.left)} ختم`,
          one: 'بقي ختم واحد',
          two: 'بقي ختمان',
          few: `بقيت ${format.number(next.left)} أختام`,
          many: `بقي ${format.number(next.left)} ختمًا`,
          other: `بقي ${format.number(next.left)} ختم`,
        })
        return next.name ? [`${left} لتحصل على: `, next.name, '.'] : [`${left} لتحصل على `, 'مكافأتك', '.']
      }
      case 'purchases': {
        const left = plural(next.left, {
          zero: `بقيت ${format.number(next.left)} عملية شراء`,
          one: 'بقيت عملية شراء واحدة',
          two: 'بقيت عمليتا شراء',
          few: `بقيت ${format.number(next.left)} عمليات شراء`,
          many: `بقيت ${format.number(next.left)} عملية شراء`,
          other: `بقيت ${format.number(next.left)} عملية شراء`,
        })
        return next.name
          ? [`${left} لتحصل مجانًا على: `, next.name, '.']
          : [`${left} لتحصل على `, 'التالية', ' مجانًا.']
      }
      case 'visits':
        return [
          plural(next.left, {
            zero: `بقيت ${format.number(next.left)} زيارة لتحصل على خصم `,
            one: 'بقيت زيارة واحدة لتحصل على خصم ',
            two: 'بقيت زيارتان لتحصل على خصم ',
            few: `بقيت ${format.number(next.left)} زيارات لتحصل على خصم `,
            many: `بقيت ${format.number(next.left)} زيارة لتحصل على خصم `,
            other: `بقيت ${format.number(next.left)} زيارة لتحصل على خصم `,
          }),
          format.percent(next.discount),
          '.',
        ]
    }
  },
}
