import { cardNumbers } from './cardNumbers.ts'
import {
  type CardBusiness,
  type CardProgram,
  type CardProgress,
  type DiscountConfig,
  type FreeItemConfig,
  type PointsProgram,
  type RebateCodeConfig,
  rewardAt,
  type StampCardConfig,
} from './program.ts'
import { texts } from './texts.ts'

type Format = ReturnType<typeof cardNumbers>

/** The card in words, for screen readers: business, program, progress, rewards. */
export function describeCard(program: CardProgram, business: CardBusiness, progress?: CardProgress): string {
  return [texts.named(business.name, program.name), ...facts(program, cardNumbers(business), progress)]
    .filter(Boolean)
    .map((sentence) => sentence.replace(/[.\s]+$/, ''))
    .join('. ')
}

function facts(program: CardProgram, format: Format, progress?: CardProgress): string[] {
  switch (program.type) {
    case 'points':
      return pointsFacts(program, format, progress)
    case 'stamp_card':
      return stampFacts(program.config, progress)
    case 'rebate_code':
      return voucherFacts(program.config, format, progress)
    case 'discount':
      return ladderFacts(program.config, format, progress)
    case 'free_item':
      return giftFacts(program.config, progress)
  }
}

function pointsFacts(program: PointsProgram, { number, money }: Format, progress?: CardProgress): string[] {
  const { pointsPerDollar } = program.config
  const at = rewardAt(program, progress)
  if (!progress) {
    return [
      texts.pointsPer(number(pointsPerDollar), pointsPerDollar, money(1)),
      at === null ? '' : texts.rewardsFrom(number(at), at),
    ]
  }
  const balance = progress.points_balance ?? 0
  const has = texts.balance(number(balance), balance)
  if (at === null) return [has]
  const missing = at - balance
  return [has, missing > 0 ? texts.missing(number(missing), missing) : texts.ready]
}

function stampFacts(
  { stampsRequired, rewardDescription }: StampCardConfig,
  progress?: CardProgress,
): string[] {
  if (!progress) return [texts.stampsOffer(stampsRequired), rewardDescription]
  const collected = Math.min(progress.stamps_current ?? 0, stampsRequired)
  return [texts.stamps(collected, stampsRequired), rewardDescription]
}

function voucherFacts(
  config: RebateCodeConfig,
  { money, percent }: Format,
  progress?: CardProgress,
): string[] {
  const { discountType, discountValue, validDays, singleUse, codePrefix } = config
  return [
    texts.offAmount(discountType === 'fixed' ? money(discountValue) : percent(discountValue)),
    texts.validity(validDays, singleUse),
    progress?.code ? texts.code(progress.code) : codePrefix && texts.codePrefix(codePrefix),
  ]
}

function ladderFacts({ tiers }: DiscountConfig, { percent }: Format, progress?: CardProgress): string[] {
  const steps = [...tiers]
    .sort((one, other) => one.visits - other.visits)
    .map((tier) => texts.tier(tier.visits, percent(tier.discount)))
  return progress ? [...steps, texts.visitsSoFar(progress.visits ?? 0)] : steps
}

function giftFacts(config: FreeItemConfig, progress?: CardProgress): string[] {
  const { itemName, itemDescription, requiredPurchases } = config
  const standing = progress
    ? texts.purchases(Math.min(progress.purchases ?? 0, requiredPurchases), requiredPurchases)
    : texts.purchasesOffer(requiredPurchases)
  return [itemName, itemDescription, standing]
}
