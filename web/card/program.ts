/** Contents of a card. Shapes and names are those of the programs' configurations. */

export type PointsConfig = {
  pointsPerDollar: number
  minimumRedemption: number
  pointsExpireDays: number
  welcomeBonus: number
}
export type StampCardConfig = {
  stampsRequired: number
  rewardDescription: string
  allowMultipleCards: boolean
  cardExpireDays: number
}
export type RebateCodeConfig = {
  codePrefix: string
  discountType: 'percentage' | 'fixed'
  /** Percent, or whole units of the business's currency. */
  discountValue: number
  validDays: number
  singleUse: boolean
}
export type DiscountConfig = { tiers: { visits: number; discount: number }[] }
export type FreeItemConfig = {
  itemName: string
  itemDescription: string
  requiredPurchases: number
  recurring: boolean
  validDays: number
}

export type PointsProgram = {
  type: 'points'
  config: PointsConfig
  /** The lowest price in the program's catalogue; null if it is known to be empty. */
  cheapest_reward?: number | null
}
export type CardProgram = { name: string } & (
  | PointsProgram
  | { type: 'stamp_card'; config: StampCardConfig }
  | { type: 'rebate_code'; config: RebateCodeConfig }
  | { type: 'discount'; config: DiscountConfig }
  | { type: 'free_item'; config: FreeItemConfig }
)

/** The progress of one customer. Without it, the card shows what the program offers. */
export type CardProgress = {
  points_balance?: number
  total_earned?: number
  /** The balance at which a reward can be claimed; null if there is none; left out, the program's. */
  reward_at?: number | null
  stamps_current?: number
  /** Visits so far, for the ladder. */
  visits?: number
  /** Purchases towards the present free item. */
  purchases?: number
  /** The customer's own code, for the voucher. */
  code?: string
}

export type CardBusiness = {
  name: string
  /** Any hex colour; text on it stays readable. */
  color?: string | null
  logoUrl?: string | null
  /** ISO 4217. */
  currency: string
  /** BCP 47. */
  locale: string
}

/**
 * The balance at which a reward can be had: the customer's own, else that of the cheapest reward the program offers;
 * null if it offers none. While a program is only thought of, its minimum counts.
 */
export function rewardAt({ config, cheapest_reward }: PointsProgram, progress?: CardProgress): number | null {
  if (progress?.reward_at !== undefined) return progress.reward_at
  return cheapest_reward === null ? null : Math.max(config.minimumRedemption, cheapest_reward ?? 0)
}

/**
 * The last day of points, rewards and cards: their end is the first moment of the next day in the business's time zone.
 */
export const lastDay = (end: string): Date => new Date(Date.parse(end) - 1)
