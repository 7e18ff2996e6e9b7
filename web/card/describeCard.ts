import { cardNumbers } from './cardNumbers.ts'
import type { CardProgram, CardProgress, CardShop } from './program.ts'
import { texts } from './texts.ts'

/** The card in words, for those who don't see it: shop, program, where the customer stands, what is due. */
export function describeCard(program: CardProgram, shop: CardShop, progress?: CardProgress): string {
  const sentences = [`${shop.name}: ${program.name}`, ...facts(program, shop, progress)]
  return sentences
    .filter(Boolean)
    .map((sentence) => sentence.replace(/[.\s]+$/, ''))
    .join('. ')
}

function facts(program: CardProgram, shop: CardShop, progress?: CardProgress): string[] {
  const { number, money, percent } = cardNumbers(shop)
  switch (program.type) {
    case 'points': {
      const { pointsPerDollar, minimumRedemption } = program.config
      if (!progress)
        return [
          texts.pointsPer(number(pointsPerDollar), pointsPerDollar, money(1)),
          texts.rewardsFrom(number(minimumRedemption)),
        ]
      const balance = progress.points_balance ?? 0
      return [
        `${number(balance)} ${texts.points(balance)}`,
        balance >= minimumRedemption ? texts.ready : `${number(minimumRedemption - balance)} ${texts.toGo}`,
      ]
    }
    case 'stamp_card': {
      const { stampsRequired, rewardDescription } = program.config
      const standing = progress
        ? texts.stamps(progress.stamps_current ?? 0, stampsRequired)
        : texts.stampsOffer(stampsRequired)
      return [standing, rewardDescription]
    }
    case 'rebate_code': {
      const { discountType, discountValue, validDays, singleUse, codePrefix } = program.config
      return [
        texts.offAmount(discountType === 'fixed' ? money(discountValue) : percent(discountValue)),
        texts.validDays(validDays) + (singleUse ? `, ${texts.singleUse}` : ''),
        progress?.code ? texts.code(progress.code) : codePrefix && texts.codePrefix(codePrefix),
      ]
    }
    case 'discount':
      return program.config.tiers
        .map((tier) => `${texts.visits(tier.visits)}: ${texts.offAmount(percent(tier.discount))}`)
        .concat(progress ? `You have ${texts.visits(progress.visits ?? 0)}` : [])
    case 'free_item': {
      const { itemName, itemDescription, requiredPurchases } = program.config
      return [
        itemName,
        itemDescription,
        progress
          ? texts.purchases(progress.purchases ?? 0, requiredPurchases)
          : texts.purchasesOffer(requiredPurchases),
      ]
    }
  }
}
