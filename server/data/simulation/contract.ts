import { z } from '@hono/zod-openapi'
import { customerView } from '#server/loyalty/customers/contract.ts'
import { programTypes } from '#server/loyalty/programs/config.ts'
import { defineRoute, id, json } from '#server/platform/http/contract.ts'

const person = customerView.pick({
  id: true,
  first_name: true,
  last_name: true,
  email: true,
  phone: true,
  unique_customer_id: true,
})
const count = z.int().min(0)
/** Minor units of the business's currency. */
const money = z.int()

const given = z.object({
  /** Points, and how many of these expired unused by now. */
  points: z.int(),
  points_expired: count,
  /** Full cards, free items, codes; of a points program the claims. */
  rewards: z.int(),
  /** What tiers or codes took off. */
  discounts: money,
  /** If all of it is collected. Null where nobody has said what the rewards cost. */
  cost: z.object({ low: money, high: money }).nullable(),
})
export type GivenView = z.infer<typeof given>

const changed = z.object({
  customer: person,
  /** Points, rewards or minor units: `unit` says which. */
  present: z.int(),
  draft: z.int(),
})
export type Changed = z.infer<typeof changed>

export const simulationView = z
  .object({
    currency: z.string(),
    /** Days of the shop's calendar, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    customers: count,
    /** Purchases and visits that were replayed; below, those whose amount nobody typed. */
    purchases: count,
    without_amount: count,
    /** One person in so many was replayed, and the figures multiplied; 1 is everybody. */
    one_in: z.int().min(1),
    /** What a customer is given is compared in it. */
    unit: z.enum(['points', 'rewards', 'money']),
    draft: given,
    /** By the rules that the program has; null for a new program. */
    present: given.nullable(),
    /** Customers who would have been given more, and less, than now. */
    gain: count,
    lose: count,
    same: count,
    /** Those with the largest difference, at most five each. */
    gaining: z.array(changed),
    losing: z.array(changed),
  })
  .openapi('Rehearsal')
export type SimulationView = z.infer<typeof simulationView>

export const simulateProgram = defineRoute({
  operation: 'simulateProgram',
  method: 'post',
  path: '/app/programs/preview',
  permission: 'business',
  summary: 'What a draft of a program would have given in the last twelve months; nothing is written',
  request: {
    body: json(
      z.strictObject({
        /** The program that is edited; without it a new one. */
        program_id: id.optional(),
        type: z.enum(programTypes),
        config: z.record(z.string().max(40), z.unknown()),
        /** What one reward costs, in minor units, where it is not known yet. */
        reward_cost: z.int().min(0).max(100_000_000).optional(),
      }),
    ),
  },
  returns: simulationView,
})
