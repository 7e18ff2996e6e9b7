import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'ترحيب',
    text: 'أهلًا بك في {business_name} يا {firstName}! {promise} للإيقاف رد بكلمة STOP، وللمساعدة HELP.',
    rates: ' قد تطبق رسوم.',
    subject: 'أهلًا بك في {business_name}',
    body: `مرحبًا {firstName}،

شكرًا لانضمامك إلينا في {business_name}. {promise}

بطاقتك على بعد نقرة واحدة.

نراك قريبًا!`,
  },
  promises: {
    text: {
      general: 'أصبحت تجمع المكافآت معنا.',
      often: 'عند {count} من الأختام تحصل على: {reward}.',
      amounts: 'عند {count} من النقاط تحصل على: {reward}.',
      visits: 'كلما زرتنا أكثر زاد خصمك.',
    },
    email: {
      general: 'من الآن كل زيارة لها قيمتها: يكفي أن تذكر رقم هاتفك عند صندوق الدفع.',
      often: 'عند {count} من الأختام تحصل على: {reward}. يكفي أن تذكر رقم هاتفك عند صندوق الدفع.',
      amounts: 'عند {count} من النقاط تحصل على: {reward}. يكفي أن تذكر رقم هاتفك عند صندوق الدفع.',
      visits: 'كلما زرتنا أكثر زاد خصمك. يكفي أن تذكر رقم هاتفك عند صندوق الدفع.',
    },
  },
  reward: {
    name: 'مكافأة جديدة',
    text: 'خبر سار يا {firstName}: مكافأة بانتظارك في {business_name}!',
    subject: 'مكافأة بانتظارك في {business_name}',
    body: `خبر سار يا {firstName}!

حصلت على مكافأة في {business_name}. اعرض الرمز أدناه عند صندوق الدفع في زيارتك القادمة.

شكرًا لعودتك.`,
  },
  milestone: {
    name: 'بلوغ عدد من النقاط',
    text: 'مرحبًا {firstName}، بلغ عدد نقاطك في {business_name}: {points}. شكرًا لعودتك!',
  },
  birthday: {
    name: 'عيد الميلاد',
    text: 'عيد ميلاد سعيد يا {firstName}! نتمنى لك في {business_name} يومًا رائعًا.',
    subject: 'عيد ميلاد سعيد من {business_name}',
    body: `عيد ميلاد سعيد يا {firstName}!

كلنا في {business_name} نتمنى لك يومًا رائعًا. تفضل بزيارتنا لنحتفل معًا.`,
  },
  news: {
    name: 'أخبار',
    subject: 'أخبار من {business_name}',
    body: `مرحبًا {firstName}،

هناك جديد في {business_name}. تفضل بزيارتنا: بطاقتك تنتظر الزيارة القادمة.`,
  },
  custom: {
    name: 'كلمة منا',
    text: 'مرحبًا {firstName}، شكرًا لزيارتك {business_name}. نراك قريبًا!',
    subject: 'كلمة من {business_name}',
    body: `مرحبًا {firstName}،

شكرًا لزيارتك {business_name}. نتطلع إلى رؤيتك من جديد.`,
  },
  expiry: {
    name: 'ينتهي قريبًا',
    text: 'بعض ما جمعته في {business_name} ينتهي قريبًا يا {firstName}. تفضل لاستخدامه:',
    subject: 'استخدمه قبل أن ينتهي، في {business_name}',
    body: `مرحبًا {firstName}،

بعض ما جمعته في {business_name} ينتهي قريبًا. يسعدنا أن تزورنا وتستخدمه:`,
  },
  miss_you: {
    name: 'اشتقنا إليك',
    text: 'مرحبًا {firstName}، اشتقنا إليك! نتمنى أن نراك قريبًا في {business_name}.',
    subject: 'اشتقنا إليك في {business_name}',
    body: `مرحبًا {firstName}،

مر وقت على زيارتك الأخيرة، ويسعدنا أن نراك من جديد.

كلنا في {business_name} بانتظارك.`,
  },
  nth_visit: {
    name: 'شكرًا لعودتك',
    text: 'شكرًا لأنك تزور {business_name} كثيرًا يا {firstName}. هذا يعني لنا الكثير!',
    subject: 'شكرًا لعودتك إلى {business_name}',
    body: `مرحبًا {firstName}،

لقد زرت {business_name} مرات كثيرة حتى الآن. هذا يعني لنا الكثير: شكرًا!

نراك قريبًا.`,
  },
  unused_reward: {
    name: 'مكافأة بانتظارك',
    text: 'ما زال شيء بانتظارك في {business_name} يا {firstName}. اعرضه في زيارتك القادمة:',
    subject: 'ما زال شيء بانتظارك في {business_name}',
    body: `مرحبًا {firstName}،

حصلت على مكافأة في {business_name} ولم تستخدمها بعد. اعرض الرمز أدناه عند صندوق الدفع في زيارتك القادمة.`,
  },
}
