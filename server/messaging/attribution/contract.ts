import { z } from '@hono/zod-openapi'

/** Number of people, of those who came within 14 days, and what they paid then less refunds, in minor units. */
export const visitors = z.object({ people: z.int(), came: z.int(), spent: z.int() })
export type Visitors = z.infer<typeof visitors>

/** Difference between the shares that came of those written to and held out, from -1 to 1, with a 95 % interval. */
export const lift = z.object({
  /** 'too few': the numbers say nothing yet. 'unclear': the interval includes 0. */
  verdict: z.enum(['more', 'fewer', 'unclear', 'too few']),
  difference: z.number(),
  low: z.number(),
  high: z.number(),
})
export type LiftView = z.infer<typeof lift>
