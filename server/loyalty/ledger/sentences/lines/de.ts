import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Unit } from '../../causes.ts'
import type { DescribedOperation, Lines } from '../englishLines.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('de')
const units: Record<Unit, { one: string; other: string }> = {
  point: { one: 'Punkt', other: 'Punkte' },
  stamp: { one: 'Stempel', other: 'Stempel' },
  purchase: { one: 'Kauf', other: 'Käufe' },
  visit: { one: 'Besuch', other: 'Besuche' },
}

const counted = (n: number, unit: Unit, locale: string): string =>
  `${formatNumber(n, locale)} ${plural(Math.abs(n), units[unit])}`

function changeIn(unit: Unit, numbers: Numbers, locale: string): string {
  const n = numberOf(unit, numbers)
  return `${n < 0 ? '−' : '+'}${counted(Math.abs(n), unit, locale)}`
}

/** The lines of operations in German. They follow the customer's name. */
export const lines: Lines = {
  withOtherCard: ' mit der anderen Karte',
  verbs: {
    purchase: ({ paid, isVisit }, locale) =>
      paid ? `hat für ${money(paid, locale)} gekauft` : isVisit ? 'war da' : 'hat etwas gekauft',
    join: () => 'ist beigetreten',
    claim: (operation) => `hat Punkte gegen ${rewardIn(operation)} eingetauscht`,
    cancel_claim: (operation) => `hat ${rewardIn(operation)} zurückgegeben`,
    redemption: (operation) => `hat ${rewardIn(operation)} bekommen`,
    issue: () => 'hat eine Prämie erhalten',
    undo: (operation, locale) => `– storniert: ${reversedIn(operation, locale)}`,
    refund: ({ paid }, locale) =>
      paid
        ? `hat ${money({ ...paid, amount: -paid.amount }, locale)} zurückbekommen`
        : 'hat Geld zurückbekommen',
    adjustment: () => '– Stand berichtigt',
    expiration: () => 'hat verloren, was abgelaufen war',
    merge: () => 'und ein Duplikat sind jetzt eins',
    opening_balance: () => 'hat den alten Stand mitgebracht',
  },
  effects: {
    purchase: (_, { points }, locale) => (points > 0 ? counted(points, 'point', locale) : null),
    stamps: ({ now, places }) => `Stempel ${now} von ${places}`,
    counted_purchase: ({ now, places }) => `Kauf ${now} von ${places}`,
    ladder: ({ visit, discount }, _, locale) =>
      [
        ...(visit === null ? [] : [`${visit}. Besuch`]),
        ...(discount ? [`${formatPercent(discount.percent, locale)} Rabatt`] : []),
      ].join(', ') || null,
    welcome_bonus: (_, { points }, locale) => `${counted(points, 'point', locale)} zum Anfang`,
    card_full: ({ reward }) => `${reward} verdient`,
    card_expired: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
    points_expired: (_, numbers, locale) => changeIn('point', numbers, locale),
    reward_received: ({ reward }) => reward,
    reward_claimed: (_, { points }, locale) => `${counted(-points, 'point', locale)} bezahlt`,
    reward_redeemed: () => null,
    reward_used: ({ reward, off }, _, locale) => `${reward}, ${money(off, locale)} weniger`,
    reward_expired: ({ reward }) => `${reward} abgelaufen`,
    reward_taken_back: ({ reward }) => `${reward} zurückgenommen`,
    redemption_undone: () => null,
    claim_cancelled: (_, { points }, locale) => `${counted(points, 'point', locale)} zurück`,
    claim_expired: (_, { points }, locale) => `${counted(points, 'point', locale)} zurück`,
    adjustment: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
    opening_balance: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
    merged: () => null,
    moved_away: () => null,
    moved_here: () => null,
    bonus_once: (_, numbers, locale) => changeIn('point', numbers, locale),
    joined_remainders: (_, numbers, locale) => changeIn('point', numbers, locale),
    undone: ({ unit }, numbers, locale) => changeOrNone(unit, numbers, locale),
    refunded: ({ unit }, numbers, locale) => changeOrNone(unit, numbers, locale),
  },
}

const changeOrNone = (unit: Unit, numbers: Numbers, locale: string): string | null =>
  numbers.points === 0 && numbers.stamps === 0 && numbers.visits === 0
    ? null
    : changeIn(unit, numbers, locale)

const rewardIn = ({ entries }: Pick<DescribedOperation, 'entries'>): string =>
  entries.flatMap(({ cause }) => ('reward' in cause ? [cause.reward] : []))[0] ?? 'eine Prämie'

function reversedIn({ reversed, entries }: DescribedOperation, locale: string): string {
  if (reversed?.kind === 'purchase') {
    if (reversed.paid) return `Kauf für ${money(reversed.paid, locale)}`
    return reversed.isVisit ? 'Besuch' : 'Kauf'
  }
  return reversed?.kind === 'redemption' ? `Einlösung von ${rewardIn({ entries })}` : 'Vorgang'
}
