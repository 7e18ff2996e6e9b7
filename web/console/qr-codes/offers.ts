import { cardNumbers } from '#web/card/cardNumbers.ts'
import {
  type CardBusiness,
  type CardProgram,
  type DiscountConfig,
  type PointsProgram,
  rewardAt,
} from '#web/card/program.ts'
import type { SheetTexts } from './sheetTexts.ts'
import type { SheetWords } from './sheetWords.ts'

export type Offer = { gift: string; how: string }
/** A program with the rewards that its points buy. */
export type OfferingProgram = CardProgram & { rewards: { name: string; points_price: number | null }[] }

/** Number of offers on the paper: people who walk past would not read more. */
const MOST = 3

/** Offers of a business's programs to customers, in their language. Gifts for joining come first. */
export function offersOf(
  programs: OfferingProgram[],
  { currency }: Pick<CardBusiness, 'currency'>,
  { texts, locale }: Pick<SheetWords, 'texts' | 'locale'>,
): Offer[] {
  const format = cardNumbers({ currency, locale })
  const all = programs.map((program) => offersIn(program, format, texts))
  return [...all.flatMap(({ now }) => now), ...all.flatMap(({ later }) => later)].slice(0, MOST)
}

type Format = ReturnType<typeof cardNumbers>
type Offers = { now: Offer[]; later: Offer[] }

function offersIn(program: OfferingProgram, format: Format, words: SheetTexts): Offers {
  switch (program.type) {
    case 'points': {
      const { welcomeBonus } = program.config
      const { gift, how } = words.bonus
      const bonus = { gift: gift(format.number(welcomeBonus), welcomeBonus), how }
      return { now: welcomeBonus > 0 ? [bonus] : [], later: pointsOffer(program, format, words) }
    }
    case 'rebate_code': {
      const { discountType, discountValue } = program.config
      const amount = discountType === 'fixed' ? format.money(discountValue) : format.percent(discountValue)
      return { now: [{ gift: words.code.gift(amount), how: words.code.how }], later: [] }
    }
    case 'stamp_card': {
      const { rewardDescription, stampsRequired } = program.config
      const gift = rewardDescription.trim() || words.stamps.reward
      return { now: [], later: [{ gift, how: words.stamps.how(stampsRequired) }] }
    }
    case 'discount':
      return { now: [], later: ladderOffer(program.config, format, words) }
    case 'free_item': {
      const { itemName, recurring, requiredPurchases } = program.config
      const how = words.item[recurring ? 'each' : 'once'](requiredPurchases)
      return { now: [], later: [{ gift: itemName.trim() || words.item.thing, how }] }
    }
  }
}

/** The cheapest reward, by its name; nothing while there is none. */
function pointsOffer(
  program: PointsProgram & Pick<OfferingProgram, 'rewards'>,
  { number, money }: Format,
  words: SheetTexts,
): Offer[] {
  const { pointsPerDollar } = program.config
  const [nearest] = program.rewards
    .flatMap(({ name, points_price }) => (points_price === null ? [] : [{ name, price: points_price }]))
    .toSorted((one, other) => one.price - other.price)
  const price = rewardAt({ ...program, cheapest_reward: nearest?.price ?? null })
  if (!nearest || price === null) return []
  const rate = words.points.rate(number(pointsPerDollar), pointsPerDollar, money(1))
  return [{ gift: nearest.name, how: words.points.how(number(price), price, rate) }]
}

function ladderOffer({ tiers }: DiscountConfig, { percent }: Format, words: SheetTexts): Offer[] {
  const steps = tiers.toSorted((one, other) => one.visits - other.visits)
  const [first, top] = [steps[0], steps.at(-1)]
  if (!first || !top) return []
  const how = words.ladder.how(first.visits)
  return [
    {
      gift: words.ladder.gift(percent(first.discount)),
      how: top === first ? how : words.ladder.upTo(how, percent(top.discount), top.visits),
    },
  ]
}
