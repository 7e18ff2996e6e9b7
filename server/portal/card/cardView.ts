import { z } from '@hono/zod-openapi'
import { programTerms } from '#server/loyalty/programs/config.ts'
import { lockedReward } from '#server/loyalty/rewards/contract.ts'
import { id, listOf, timestamp } from '#server/platform/http/contract.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'

const business = z.object({
  id,
  company_name: z.string(),
  brand_color: z.string(),
  logo_url: z.string().nullable(),
  currency: z.string(),
  locale: z.string(),
  time_zone: z.string(),
  default_country: z.string(),
  contact_phone: z.string().nullable(),
  /** `contact_phone` as its country writes it. */
  contact_phone_text: z.string().nullable(),
  contact_email: z.string().nullable(),
  address: z.string().nullable(),
  /** The platform's line at the foot; null if the business has it hidden. */
  platform_line: z.string().nullable(),
})
export type PortalBusiness = z.infer<typeof business>

const progress = z.object({
  points_balance: z.int(),
  total_earned: z.int(),
  /** Points at which a reward can be claimed; null for a program without points. */
  reward_at: z.int().nullable(),
  stamps_current: z.int(),
  /** Places of the open card, fixed when the card began. */
  places: z.int().nullable(),
  card_expires_at: timestamp.nullable(),
  visits: z.int(),
  rewards_earned: z.int(),
  last_activity_at: timestamp.nullable(),
})

const program = z.object({
  id,
  name: z.string(),
  status: z.enum(['active', 'paused']),
  terms: programTerms,
  progress,
  /** The points that expire next. */
  expiring: z.object({ points: z.int(), expires_at: timestamp }).nullable(),
  /** Rewards that points buy, cheapest first. */
  catalogue: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string().nullable(),
      points_price: z.int(),
      /** Null if the reward can be claimed now. */
      locked: lockedReward.nullable(),
    }),
  ),
})
export type PortalProgram = z.infer<typeof program>

const reward = z.object({
  id,
  program_id: id,
  program_name: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(['earned', 'redeemed', 'expired']),
  /** Null unless the reward can be used. */
  redemption_code: z.string().nullable(),
  earned_at: timestamp,
  expires_at: timestamp.nullable(),
  redeemed_at: timestamp.nullable(),
  /** The reward was paid for with points, which come back when the claim is cancelled. */
  cancellable: z.boolean(),
})
export type PortalReward = z.infer<typeof reward>

const nextReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), name: z.string(), count: z.int() }),
  z.object({ kind: z.literal('claimable'), name: z.string() }),
  z.object({ kind: z.enum(['points', 'stamps', 'purchases']), left: z.int(), name: z.string() }),
  z.object({ kind: z.literal('visits'), left: z.int(), discount: z.number() }),
])
export type NextReward = z.infer<typeof nextReward>

/** Entries of the history that a card includes. */
export const HISTORY_PAGE = 25

export const history = listOf(
  z.object({ id, sentence: z.string(), program_name: z.string().nullable(), created_at: timestamp }),
)
export type PortalHistory = z.infer<typeof history>

export const card = z
  .object({
    customer: z.object({
      id,
      unique_customer_id: z.string(),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    business,
    /** The program with the nearest reward first. */
    programs: z.array(program),
    rewards: z.array(reward),
    next_reward: nextReward.nullable(),
    history,
    as_of: timestamp,
    /** Language that the pages should be in; null leaves them as they are. */
    language: z.enum(pageLanguages).nullable(),
  })
  .openapi('PortalCard')
export type PortalCard = z.infer<typeof card>
