import { z } from '@hono/zod-openapi'

/** People, how many of them came within 14 days, and what they paid then, less what was given back: minor units. */
export const visitors = z.object({ people: z.int(), came: z.int(), spent: z.int() })
export type Visitors = z.infer<typeof visitors>

/** Shares from -1 to 1: how many more came of those written to than of those held out, and between what (95 %). */
export const lift = z.object({
  /** 'too few': the numbers say nothing yet. 'unclear': it may be more or fewer. */
  verdict: z.enum(['more', 'fewer', 'unclear', 'too few']),
  difference: z.number(),
  low: z.number(),
  high: z.number(),
})
export type LiftView = z.infer<typeof lift>
