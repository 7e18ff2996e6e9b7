import { z } from '@hono/zod-openapi'
import { programTerms } from '#server/loyalty/programs/config.ts'
import { id, timestamp } from '#server/platform/http/contract.ts'

/** The customer's progress in one program, as the rules of earning read it. */
const keptCard = z.object({
  program_id: id,
  points_balance: z.int(),
  total_earned: z.int(),
  points_carried: z.int(),
  stamps_current: z.int(),
  /** Places of the open card; null without one. */
  card_places: z.int().nullable(),
  card_expires_at: timestamp.nullable(),
  rewards_earned: z.int(),
})

/** A reward that the customer holds, without its code: one to hand over, not a code that takes something off. */
const keptReward = z.object({ id, reward_id: id, name: z.string(), expires_at: timestamp.nullable() })

/**
 * A customer as a till keeps them, to find them and to count on without a connection: no contact, no history, no PIN.
 */
export const keptCustomer = z.object({
  id,
  /** The id in the code of their card. */
  unique_customer_id: z.string(),
  first_name: z.string().nullable(),
  /** The last digits of their phone; null without a phone. */
  last_digits: z.string().nullable(),
  total_visits: z.int(),
  last_visit_at: timestamp.nullable(),
  cards: z.array(keptCard),
  /** Empty where the business gives no rewards without a connection. */
  rewards: z.array(keptReward),
})
export type KeptCustomer = z.infer<typeof keptCustomer>

/** The programs' terms, and the settings that the plan of a purchase reads. */
export const keptBusiness = z.object({
  /** The server's time. */
  read_at: timestamp,
  currency: z.string(),
  time_zone: z.string(),
  locale: z.string(),
  visit_window_minutes: z.int(),
  redeeming: z.object({
    /** Highest cost of the rewards that a customer gets in a day, in minor units: 0 for none, null for no limit. */
    most: z.int().nullable(),
    /** The rewards that may be given, cheapest first. */
    rewards: z.array(
      z.object({
        id,
        program_id: id,
        name: z.string(),
        /** Null for a reward that is not sold, only held. */
        points_price: z.int().nullable(),
        sold_out: z.boolean(),
        valid_days: z.int(),
        /** Cost of one to the business, in minor units; kept only where there is a limit, and null where unknown. */
        cost: z.int().nullable(),
      }),
    ),
  }),
  /** Programs that are not archived, oldest first. */
  programs: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.enum(['active', 'paused']),
      terms: programTerms,
      /** The balance at which a reward can be claimed; null if no reward is sold for points. */
      reward_at: z.int().nullable(),
      /** The reward that the program gives by itself. */
      reward: z
        .object({
          id,
          program_id: id,
          type: z.enum(['catalogue', 'stamp_card', 'rebate_code', 'free_item']),
          name: z.string(),
          description: z.string().nullable(),
          valid_days: z.int(),
        })
        .nullable(),
    }),
  ),
})
export type KeptBusiness = z.infer<typeof keptBusiness>
