import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Numbers, Texts, Undone, Unit } from '../../causes.ts'
import type { OperationKind } from '../../kinds.ts'
import { money, numberOf } from '../texts.ts'

const plural = pluralsOf('nl')

const units: Record<Unit, { one: string; other: string }> = {
  point: { one: 'punt', other: 'punten' },
  stamp: { one: 'stempel', other: 'stempels' },
  purchase: { one: 'aankoop', other: 'aankopen' },
  visit: { one: 'bezoek', other: 'bezoeken' },
}

/** '+12 punten', '−1 stempel'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${formatNumber(Math.abs(n), locale)} ${plural(Math.abs(n), units[unit])}`

const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

/** The ledger in Dutch. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, aankoop van ${money(paid, locale)}`
      : `Aankoop van ${money(paid, locale)}, telt mee voor het volgende punt`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'kaart vol' : `${now} van ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Aankoop ${now} van ${places} voor: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`Bezoek ${visit}`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} korting`, `${money(discount.off, locale)} minder`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)}, welkomstbonus`,
  card_full: ({ reward }) => `Verdiend: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, kaart verlopen`,
  points_expired: (_, { points }, locale) => `${change(points, 'point', locale)}, vervallen`,
  reward_received: ({ reward }) => `Gekregen: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}, ingewisseld: ${reward}`,
  reward_redeemed: ({ reward }) => `Verzilverd: ${reward}`,
  reward_used: ({ reward, off }, _, locale) => `Gebruikt: ${reward}, ${money(off, locale)} minder`,
  reward_expired: ({ reward }) => `Ongebruikt verlopen: ${reward}`,
  reward_taken_back: ({ reward }) => `Teruggenomen: ${reward}`,
  redemption_undone: ({ reward }) => `Toch niet verzilverd: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} terug, geannuleerd: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} terug, niet gebruikt: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, aangepast door de zaak`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, beginstand`,
  merged: () => 'Je twee kaarten zijn nu één kaart',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, naar je andere kaart overgezet`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, van je andere kaart`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, de welkomstbonus van je andere kaart: die krijg je maar één keer`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, van wat er op beide kaarten over was`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, teruggedraaid: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Terugbetaling van ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, terugbetaling van ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, op je andere kaart`,
}

const none: Record<Unit, string> = {
  point: 'Geen punten afgetrokken',
  stamp: 'Geen stempels afgetrokken',
  purchase: 'Geen aankopen afgetrokken',
  visit: 'Geen bezoeken afgetrokken',
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? none[unit] : changeIn(unit, numbers, locale)

/** A moved balance, or else only the program's name, as in English. */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `aankoop van ${money(paid, locale)}` : 'bezoek'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'aanmelding',
  claim: 'inwisseling',
  cancel_claim: 'geannuleerde inwisseling',
  redemption: 'verzilvering',
  undo: 'terugdraaiing',
  refund: 'terugbetaling',
  adjustment: 'aanpassing',
  expiration: 'verval',
  issue: 'toekenning',
  merge: 'samenvoeging van kaarten',
  opening_balance: 'beginstand',
}
