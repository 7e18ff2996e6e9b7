import { createProgram, type NewProgram } from '#server/loyalty/programs/index.ts'
import { createReward } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Programs of the café; each began `startsOnDay` days into its year. */
export const cafePrograms: (NewProgram & { startsOnDay: number })[] = [
  {
    startsOnDay: 0,
    name: 'Coffee Card',
    type: 'stamp_card',
    config: {
      stampsRequired: 10,
      rewardDescription: 'Any coffee, on the house',
      allowMultipleCards: true,
      cardExpireDays: 180,
    },
  },
  {
    startsOnDay: 0,
    name: 'Blue Door Points',
    type: 'points',
    config: { pointsPerDollar: 2, minimumRedemption: 50, pointsExpireDays: 365, welcomeBonus: 20 },
  },
  {
    startsOnDay: 90,
    name: 'The Loaf Club',
    type: 'free_item',
    config: {
      itemName: 'Sourdough loaf',
      itemDescription: 'Baked this morning',
      requiredPurchases: 25,
      recurring: true,
      validDays: 60,
    },
  },
  {
    startsOnDay: 150,
    name: 'Regulars’ Discount',
    type: 'discount',
    config: {
      tiers: [
        { visits: 15, discount: 5 },
        { visits: 40, discount: 10 },
      ],
    },
  },
  {
    startsOnDay: 240,
    name: 'Welcome Voucher',
    type: 'rebate_code',
    config: {
      codePrefix: 'DOOR',
      discountType: 'percentage',
      discountValue: 15,
      validDays: 45,
      singleUse: true,
    },
  },
]

export const bookshopPrograms: NewProgram[] = [
  {
    name: 'Reader Points',
    type: 'points',
    config: { pointsPerDollar: 1, minimumRedemption: 90, pointsExpireDays: 0, welcomeBonus: 10 },
  },
  {
    name: 'Tenth Paperback',
    type: 'stamp_card',
    config: {
      stampsRequired: 9,
      rewardDescription: 'A paperback of your choice',
      allowMultipleCards: false,
      cardExpireDays: 0,
    },
  },
]

const catalogue = [
  { name: 'Flat white', description: 'Or any other coffee', pointsPrice: 90 },
  { name: 'Almond croissant', description: null, pointsPrice: 120 },
  { name: 'Bag of house beans', description: '250 g, roasted on Tuesdays', pointsPrice: 400, stock: 60 },
]

/**
 * Opens a program; a points program of the café comes with its catalogue. Returns the rewards' ids in the
 * catalogue's order.
 */
export async function openProgram(ctx: BusinessContext, program: NewProgram): Promise<string[]> {
  const { id: programId, type } = await createProgram(ctx, program)
  if (type !== 'points') return []
  const rewards = []
  for (const reward of catalogue) rewards.push(await createReward(ctx, { programId, ...reward }))
  return rewards.map(({ id }) => id)
}
