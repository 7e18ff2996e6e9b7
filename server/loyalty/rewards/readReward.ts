import { findBusiness } from '#server/businesses/business/index.ts'
import type { PointsConfig, Program } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { formatNumber } from '#server/platform/text/locale.ts'

export type RewardTerms = {
  name: string
  description?: string | null | undefined
  /** Points, 1 or more. */
  pointsPrice: number
  /** Number in stock; null or left out is unlimited. */
  stock?: number | null | undefined
  /** Days until an unused claimed reward expires and its points go back; 0 is no end, 30 when left out. */
  validDays?: number | undefined
}

const MAX_NAME = 100
const MAX_DESCRIPTION = 300
const MAX_PRICE = 1_000_000_000
const MAX_STOCK = 1_000_000
const MAX_DAYS = 36_500
const DEFAULT_DAYS = 30

/**
 * Reads the columns of a catalogue reward.
 * @throws {Refusal} 'invalid' with the wrong field
 */
export function readRewardTerms(terms: RewardTerms) {
  const name = terms.name.trim()
  const description = terms.description?.trim() || null
  if (!name) throw invalidField('name', 'Name is required')
  if (name.length > MAX_NAME) throw invalidField('name', `At most ${MAX_NAME} characters`)
  if ((description?.length ?? 0) > MAX_DESCRIPTION) {
    throw invalidField('description', `At most ${MAX_DESCRIPTION} characters`)
  }
  const stock = terms.stock ?? null
  const validDays = terms.validDays ?? DEFAULT_DAYS
  requireWhole('points_price', terms.pointsPrice, 1, MAX_PRICE)
  if (stock !== null) requireWhole('stock', stock, 0, MAX_STOCK)
  requireWhole('valid_days', validDays, 0, MAX_DAYS)
  return { name, description, points_price: terms.pointsPrice, stock, valid_days: validDays }
}

/** Refuses a price below the program's minimum: no customer could claim the reward for that price. */
export async function refuseBelowMinimum(
  { tx, businessId }: BusinessContext,
  program: Program,
  price: number,
): Promise<void> {
  const { minimumRedemption } = program.config as PointsConfig
  if (price >= minimumRedemption) return
  const { locale } = await findBusiness(tx, businessId)
  throw invalidField(
    'points_price',
    `${program.name} lets guests claim from ${formatNumber(minimumRedemption, locale)} points on: ask for that at least, or lower its minimum redemption`,
  )
}

function requireWhole(field: string, value: number, least: number, most: number): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return
  throw invalidField(field, `A whole number from ${least} to ${most}`)
}
