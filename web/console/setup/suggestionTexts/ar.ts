import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'بطاقة القهوة', amounts: 'نقاط القهوة', visits: 'خصم القهوة' },
    rewards: ['قهوة مجانية', 'قطعة حلوى مجانية', 'رغيف خبز مجاني'],
  },
  restaurant: {
    names: { often: 'بطاقة المطعم', amounts: 'نقاط المطعم', visits: 'خصم المطعم' },
    rewards: ['حلوى مجانية', 'مشروب مجاني', 'طبق رئيسي مجاني'],
  },
  salon: {
    names: { often: 'بطاقة الجمال', amounts: 'نقاط الجمال', visits: 'خصم الجمال' },
    rewards: ['جلسة عناية مجانية', 'قصة شعر مجانية', 'منتج من اختيارك'],
  },
  goods: {
    names: { often: 'بطاقة التسوق', amounts: 'نقاط التسوق', visits: 'خصم التسوق' },
    rewards: ['هدية من المحل', 'توصيل مجاني', 'مفاجأة'],
  },
  classes: {
    names: { often: 'بطاقة التدريب', amounts: 'نقاط التدريب', visits: 'خصم التدريب' },
    rewards: ['حصة مجانية', 'دخول مجاني لصديق', 'مشروب مجاني'],
  },
  other: {
    names: { often: 'بطاقة الولاء', amounts: 'نقاط الولاء', visits: 'خصم الولاء' },
    rewards: ['زيارتك القادمة مجانًا', 'هدية منا', 'مفاجأة'],
  },
}
