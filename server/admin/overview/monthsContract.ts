import { z } from '@hono/zod-openapi'
import { defineRoute, timestamp } from '#server/platform/http/contract.ts'

/** How many months the charts show, the present one included. */
export const MONTHS = 12

/**
 * Months are UTC, 'YYYY-MM', and the last one is the present one, so far. A figure is null for a month of which
 * the history knows nothing. Companies of super admins do not count.
 */
const platformMonth = z.object({
  month: z.string(),
  /**
   * What all shops together pay a month at the month's end, in cents: prices at Stripe before taxes and
   * discounts, a price for a year as a twelfth. A late payment counts until the subscription ends.
   */
  mrr: z.int().nullable(),
  /** Shops that were opened in the month. */
  sign_ups: z.int(),
  /** Churn: shops that stopped paying in the month and do not pay at its end. A payment that is only late is none. */
  lost: z.int().nullable(),
  /** Shops that paid at the month's start, and those of them that do not pay at its end: the rate of churn. */
  start: z.object({ paying: z.int(), lost: z.int() }).nullable(),
  /** Conversion: trials that began in the month, those of them that paid at any time since, those that still run. */
  trials: z.object({ begun: z.int(), paid: z.int(), running: z.int() }).nullable(),
})
export type PlatformMonth = z.infer<typeof platformMonth>

export const platformMonths = z
  .object({
    /** When the history of plans began; null before its first row. */
    known_since: timestamp.nullable(),
    months: z.array(platformMonth),
  })
  .openapi('PlatformMonths')
export type PlatformMonths = z.infer<typeof platformMonths>

export const readMonths = defineRoute({
  operation: 'readMonths',
  method: 'get',
  path: '/app/admin/months',
  permission: 'platform',
  inTurn: true,
  summary: 'Recurring revenue, sign-ups, churn and trials by month, in sums alone',
  returns: platformMonths,
})
