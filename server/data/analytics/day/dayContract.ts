import { z } from '@hono/zod-openapi'
import { programTypes } from '#server/loyalty/programs/config.ts'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'

const count = z.int().min(0)

const daySums = z.object({
  /** Recorded purchases and visits, including those undone later. */
  purchases: count,
  /** Less visits undone on the day. */
  visits: z.int(),
  /** Minor units: payments after the discounts. */
  taken: z.int(),
  discounts: z.int(),
  refunds: count,
  refunded: z.int(),
  /** Undos that gave money back. */
  undos: count,
  undone: z.int(),
  /** `taken` less `refunded` and `undone`. */
  total: z.int(),
  /** Rewards, less those taken back on the day. */
  handed_out: z.int(),
})
export type DaySums = z.infer<typeof daySums>

const dayProgram = z.object({
  program_id: id,
  name: z.string(),
  type: z.enum(programTypes),
  points_given: z.int(),
  points_used: z.int(),
  stamps_given: z.int(),
  rewards_earned: z.int(),
})
export type DayProgram = z.infer<typeof dayProgram>

const dayCorrection = z.object({
  id,
  kind: z.enum(['refund', 'undo']),
  /** The kind of the original operation. */
  of: z.string().nullable(),
  at: timestamp,
  /** Minor units that went back; null if nothing had been paid. */
  amount: z.int().nullable(),
  staff_name: z.string().nullable(),
  note: z.string().nullable(),
})
export type DayCorrection = z.infer<typeof dayCorrection>

const dayView = z
  .object({
    /** By the business's calendar; `day_after` is null for today. */
    date: z.iso.date(),
    day_before: z.iso.date(),
    day_after: z.iso.date().nullable(),
    currency: z.string(),
    /** True for everybody's day; a counter worker sees only their own. */
    is_whole: z.boolean(),
    customers: z.object({ served: count, joined: count.nullable() }),
    total: daySums,
    /** An entry without a name has the operations that no person recorded. */
    people: z.array(daySums.extend({ name: z.string().nullable() })),
    programs: z.array(dayProgram),
    /** The newest 200 refunds and undone operations. */
    corrections: z.array(dayCorrection),
  })
  .openapi('Day')
export type DayView = z.infer<typeof dayView>

export const readDay = defineRoute({
  operation: 'readDay',
  method: 'get',
  path: '/app/counter/day',
  permission: 'counter staff',
  whileImpersonating: 'counter',
  summary:
    'A day at the till, today unless another one is named: totals, by person, by program, what went back',
  request: { query: z.strictObject({ date: z.iso.date().optional() }) },
  returns: dayView,
})
