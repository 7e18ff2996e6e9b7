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
  /** Points given; `points_expired` counts those of them that expired unused by now. */
  points: z.int(),
  points_expired: count,
  /** Full cards, free items, codes; for a points program the claims. */
  rewards: z.int(),
  /** Discounts by tiers or codes. */
  discounts: money,
  /** Cost if all of it is collected. Null while the rewards have no cost. */
  cost: z.object({ low: money, high: money }).nullable(),
})
export type GivenView = z.infer<typeof given>

const changed = z.object({
  customer: person,
  /** In points, rewards or minor units, as `unit` says. */
  present: z.int(),
  draft: z.int(),
})
export type Changed = z.infer<typeof changed>

export const simulationView = z
  .object({
    currency: z.string(),
    /** Days of the business's calendar, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    customers: count,
    /** Purchases and visits that were replayed; `without_amount` counts those without a typed amount. */
    purchases: count,
    without_amount: count,
    /** One person in this many was replayed, and the figures multiplied; 1 is everybody. */
    one_in: z.int().min(1),
    /** The unit in which customers' gains are compared. */
    unit: z.enum(['points', 'rewards', 'money']),
    draft: given,
    /** Figures by the program's present rules; null for a new program. */
    present: given.nullable(),
    /** Customers who would have been given more, less, and as much as by the present rules. */
    gain: count,
    lose: count,
    same: count,
    /** Customers with the largest difference, at most five each. */
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
        /** The program that is edited; missing for a new one. */
        program_id: id.optional(),
        type: z.enum(programTypes),
        config: z.record(z.string().max(40), z.unknown()),
        /** Cost of one reward in minor units, if it has none yet. */
        reward_cost: z.int().min(0).max(100_000_000).optional(),
      }),
    ),
  },
  returns: simulationView,
})

export const canSimulate = defineRoute({
  operation: 'canSimulate',
  method: 'get',
  path: '/app/programs/simulation',
  permission: 'business',
  whileImpersonating: 'programs',
  summary: 'True if the last twelve months have a purchase or visit to replay',
  returns: z.object({ possible: z.boolean() }),
})
