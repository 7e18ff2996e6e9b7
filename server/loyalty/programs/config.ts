import { z } from '@hono/zod-openapi'

/** The five program types with the fields, limits and defaults of the spec (sections 3, 5 and 9). */
export const programTypes = ['points', 'stamp_card', 'rebate_code', 'discount', 'free_item'] as const
export type ProgramType = (typeof programTypes)[number]

/** The most days of any term. A hundred years keep every date in range. */
const days = z.int().max(36_500)
const count = z.int().max(1_000_000)

/** pointsPerDollar in steps of 0.1, so that whole thousandths of a point are exact. */
const pointsPerDollar = z
  .number()
  .min(0.1)
  .max(1000)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'Use steps of 0.1')

export const pointsConfig = z.strictObject({
  pointsPerDollar: pointsPerDollar.default(1),
  minimumRedemption: count.min(1).default(100),
  pointsExpireDays: days.min(0).default(365),
  welcomeBonus: count.min(0).default(0),
})
export const stampCardConfig = z.strictObject({
  stampsRequired: z.int().min(2).max(20).default(10),
  rewardDescription: z.string().trim().max(200).default(''),
  allowMultipleCards: z.boolean().default(true),
  cardExpireDays: days.min(0).default(90),
})
const rebateCodeConfig = z
  .strictObject({
    codePrefix: z
      .string()
      .trim()
      .toUpperCase()
      .max(6)
      .regex(/^[A-Z0-9]*$/, 'Letters and digits only')
      .default('SAVE'),
    discountType: z.enum(['percentage', 'fixed']).default('percentage'),
    /** Percent, or the business's currency in major units. */
    discountValue: z.number().min(1).max(1_000_000).default(10),
    validDays: days.min(1).default(30),
    singleUse: z.boolean().default(true),
  })
  .refine((config) => config.discountType === 'fixed' || config.discountValue <= 100, {
    path: ['discountValue'],
    message: 'A percentage is at most 100',
  })
const tier = z.strictObject({ visits: count.min(1), discount: z.number().min(1).max(100) })
/** No two tiers may have the same number of visits. The number of tiers is limited before they are compared. */
const tiers = z
  .array(tier)
  .min(1)
  .max(20)
  .superRefine((rungs, ctx) => {
    const seen = new Set<number>()
    for (const [index, { visits }] of rungs.entries()) {
      if (!seen.has(visits)) {
        seen.add(visits)
        continue
      }
      ctx.addIssue({ code: 'custom', path: [index, 'visits'], message: 'Another tier has as many visits' })
    }
  })
export const discountConfig = z.strictObject({
  tiers: tiers.default([
    { visits: 5, discount: 5 },
    { visits: 10, discount: 10 },
    { visits: 20, discount: 15 },
  ]),
})
export const freeItemConfig = z.strictObject({
  itemName: z.string().trim().max(100).default(''),
  itemDescription: z.string().trim().max(300).default(''),
  requiredPurchases: count.min(1).default(5),
  recurring: z.boolean().default(true),
  validDays: days.min(1).default(30),
})

export type PointsConfig = z.infer<typeof pointsConfig>
export type StampCardConfig = z.infer<typeof stampCardConfig>
export type RebateCodeConfig = z.infer<typeof rebateCodeConfig>
export type DiscountConfig = z.infer<typeof discountConfig>
export type FreeItemConfig = z.infer<typeof freeItemConfig>
export type ProgramConfig =
  | PointsConfig
  | StampCardConfig
  | RebateCodeConfig
  | DiscountConfig
  | FreeItemConfig

/** A program's type and the config that goes with it, as one choice. */
export const programTerms = z.discriminatedUnion('type', [
  z.object({ type: z.literal('points'), config: pointsConfig }),
  z.object({ type: z.literal('stamp_card'), config: stampCardConfig }),
  z.object({ type: z.literal('rebate_code'), config: rebateCodeConfig }),
  z.object({ type: z.literal('discount'), config: discountConfig }),
  z.object({ type: z.literal('free_item'), config: freeItemConfig }),
])
export type ProgramTerms = z.infer<typeof programTerms>

/** The discount of a rebate code, fixed when it is issued. A fixed value is in major units. */
export type RebateTerms = Pick<RebateCodeConfig, 'discountType' | 'discountValue' | 'singleUse'>
