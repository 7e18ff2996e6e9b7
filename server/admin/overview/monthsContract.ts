import { z } from '@hono/zod-openapi'
import { defineRoute, timestamp } from '#server/platform/http/contract.ts'

/** Months in the charts, the present one included. */
export const MONTHS = 12

/**
 * Months are UTC, 'YYYY-MM'; the last one is the present month so far. A figure is null for a month before the
 * history. Companies of super admins do not count.
 */
const platformMonth = z.object({
  month: z.string(),
  /**
   * Monthly revenue of all businesses at the month's end, in cents: prices at Stripe before taxes and discounts,
   * a twelfth of a yearly price. A late payment counts until the subscription ends.
   */
  mrr: z.int().nullable(),
  /** Businesses opened in the month. */
  sign_ups: z.int(),
  /** Churn: businesses that stopped paying in the month and do not pay at its end. A late payment is no churn. */
  lost: z.int().nullable(),
  /** Businesses that paid at the month's start, and those of them that do not pay at its end: the rate of churn. */
  start: z.object({ paying: z.int(), lost: z.int() }).nullable(),
  /**
   * Conversion: trials that began in the month, those of them that paid at any time since, and those that still
   * run.
   */
  trials: z.object({ begun: z.int(), paid: z.int(), running: z.int() }).nullable(),
})
export type PlatformMonth = z.infer<typeof platformMonth>

export const platformMonths = z
  .object({
    /** Beginning of the history of plans; null before its first row. */
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
