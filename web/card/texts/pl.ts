import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pl')

const visit = (count: number) =>
  plural(count, { one: 'wizyta', few: 'wizyty', many: 'wizyt', other: 'wizyty' })
const visits = (count: number) => `${count} ${visit(count)}`
const points = (count: number) =>
  plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })

export const texts: typeof english = {
  named: (business, program) => `${business}: ${program}`,
  balance: (figure, count) => `${figure} ${points(count)}`,
  missing: (figure, count) => `Do nagrody: ${figure} ${points(count)}`,
  points,
  toGo: 'do nagrody',
  ready: 'Nagroda czeka',
  lifetime: (earned) => `Zebrano: ${earned}`,
  pointsPer: (figure, count, unit) => `${figure} ${points(count)} za ${unit}`,
  rewardsFrom: (figure, count) =>
    `Nagrody od ${figure} ${plural(count, { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' })}`,
  stamps: (collected, required) =>
    `${collected} z ${required} ${plural(required, { one: 'pieczątki', few: 'pieczątek', many: 'pieczątek', other: 'pieczątki' })}`,
  stampsOffer: (required) =>
    `${required} ${plural(required, { one: 'pieczątka', few: 'pieczątki', many: 'pieczątek', other: 'pieczątki' })}`,
  off: 'rabatu',
  offAmount: (amount) => `${amount} rabatu`,
  validity: (days, singleUse) =>
    `Ważny ${days} ${plural(days, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}${singleUse ? ', jednorazowy' : ''}`,
  upTo: 'do',
  offEach: 'rabatu na każde zakupy',
  visitsLeft: (count, discount) => `${visit(count)} do ${discount} rabatu`,
  visitsTo: (count, discount) => `Jeszcze ${visits(count)} do ${discount}`,
  topReached: 'Masz już najwyższy rabat',
  tier: (count, discount) => `${visits(count)}: ${discount} rabatu`,
  visitsSoFar: (count) => `Twoje wizyty do tej pory: ${count}`,
  purchases: (done, required) =>
    `${done} z ${required} ${plural(required, { one: 'zakupu', few: 'zakupów', many: 'zakupów', other: 'zakupu' })}`,
  purchasesOffer: (required) =>
    `Gratis po ${required} ${plural(required, { one: 'zakupie', few: 'zakupach', many: 'zakupach', other: 'zakupu' })}`,
  code: (code) => `Kod ${code}`,
  codePrefix: (prefix) => `Kod zaczyna się od ${prefix}`,
}
