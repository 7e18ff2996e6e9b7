import { apart } from '#server/platform/text/apart.ts'
import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('ar')

/** After a figure, which the sentence always shows. */
const units: Record<Unit, Forms<'ar'>> = {
  point: { zero: 'نقطة', one: 'نقطة', two: 'نقطة', few: 'نقاط', many: 'نقطة', other: 'نقطة' },
  stamp: { zero: 'ختم', one: 'ختم', two: 'ختم', few: 'أختام', many: 'ختمًا', other: 'ختم' },
  purchase: {
    zero: 'عملية شراء',
    one: 'عملية شراء',
    two: 'عملية شراء',
    few: 'عمليات شراء',
    many: 'عملية شراء',
    other: 'عملية شراء',
  },
  visit: { zero: 'زيارة', one: 'زيارة', two: 'زيارة', few: 'زيارات', many: 'زيارة', other: 'زيارة' },
}

/** '+12 نقطة', '−1 ختم'. Marks keep the sign on the left of the figure. */
const change = (n: number, unit: Unit, locale: string): string =>
  `\u2066${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)}\u2069 ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** The ledger in Arabic. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}، شراء بقيمة ${money(paid, locale)}`
      : `شراء بقيمة ${money(paid, locale)}، يُحتسب للنقطة التالية`,
  stamps: ({ now, places }, { stamps }, locale) =>
    now === places
      ? `${change(stamps, 'stamp', locale)}، اكتملت البطاقة`
      : `${change(stamps, 'stamp', locale)}، ${now} من ${places}`,
  counted_purchase: ({ now, places, reward }) =>
    `عملية الشراء ${now} من ${places} للحصول على: ${apart(reward)}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`الزيارة ${visit}`]),
      ...(discount
        ? [`خصم ${formatPercent(discount.percent, locale)}`, `وفرت ${money(discount.off, locale)}`]
        : []),
    ].join('، '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)}، هدية ترحيبية`,
  card_full: ({ reward }) => `حصلت على: ${apart(reward)}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}، انتهت صلاحية البطاقة`,
  points_expired: (_, { points }, locale) => `${change(points, 'point', locale)}، انتهت صلاحيتها`,
  reward_received: ({ reward }) => `وصلتك مكافأة: ${apart(reward)}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}، استُبدلت بمكافأة: ${apart(reward)}`,
  reward_redeemed: ({ reward }) => `تم استخدام: ${apart(reward)}`,
  reward_used: ({ reward, off }, _, locale) => `تم استخدام: ${apart(reward)}، وفرت ${money(off, locale)}`,
  reward_expired: ({ reward }) => `مكافأة انتهت من دون استخدام: ${apart(reward)}`,
  reward_taken_back: ({ reward }) => `تم سحب: ${apart(reward)}`,
  redemption_undone: ({ reward }) => `تم التراجع عن استخدام: ${apart(reward)}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} عادت إليك بعد إلغاء: ${apart(reward)}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} عادت إليك لعدم استخدام: ${apart(reward)}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}، تصحيح من المحل`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}، الرصيد الافتتاحي`,
  merged: () => 'أصبحت بطاقتاك بطاقة واحدة',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}، نقل إلى بطاقتك الأخرى`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}، من بطاقتك الأخرى`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)}، الهدية الترحيبية لبطاقتك الأخرى: تُمنح مرة واحدة`,
  joined_remainders: (_, { points }, locale) => `${change(points, 'point', locale)}، مما تبقى على البطاقتين`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}، تم التراجع عن: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `استرداد مبلغ ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}، استرداد مبلغ ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}، على بطاقتك الأخرى`,
}

const none: Record<Unit, string> = {
  point: 'لم يتم خصم أي نقاط',
  stamp: 'لم يتم خصم أي أختام',
  purchase: 'لم يتم خصم أي عمليات شراء',
  visit: 'لم يتم خصم أي زيارات',
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? none[unit] : changeIn(unit, numbers, locale)

/** A moved balance, or else only the program's name, as in English. */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? apart(program) : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `شراء بقيمة ${money(paid, locale)}` : 'زيارة'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'الانضمام',
  claim: 'الاستبدال',
  cancel_claim: 'إلغاء الاستبدال',
  redemption: 'استخدام المكافأة',
  undo: 'التراجع',
  refund: 'الاسترداد',
  adjustment: 'التصحيح',
  expiration: 'انتهاء الصلاحية',
  issue: 'منح المكافأة',
  merge: 'دمج البطاقتين',
  opening_balance: 'الرصيد الافتتاحي',
}
