import { z } from '@hono/zod-openapi'
import {
  defineDownload,
  defineRoute,
  id,
  idempotencyKey,
  json,
  listOf,
  listQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import type { InputOf } from '#server/platform/http/index.ts'

const kinds = ['initial', 'reserved', 'returned', 'granted', 'taken', 'bought', 'refunded'] as const
export type CreditKind = (typeof kinds)[number]

const creditMovement = z
  .object({
    id,
    business_id: id,
    company_name: z.string(),
    email: z.string(),
    kind: z.enum(kinds),
    /** Signed: credits gained are positive, credits used are negative. */
    credits: z.int(),
    reason: z.string(),
    /** The super admin, by their current name; null for none, and for a deleted account. */
    by: z.string().nullable(),
    at: timestamp,
  })
  .openapi('CreditMovement')
export type CreditMovement = z.infer<typeof creditMovement>

const date = z.iso.date('Enter a date')
/** Days are UTC, both included. */
const creditFilter = {
  business_id: id.optional(),
  search: z.string().trim().max(200).optional(),
  kind: z.enum(kinds).optional(),
  from: date.optional(),
  to: date.optional(),
}
export type CreditFilter = InputOf<typeof readCreditSums>

export const listCredits = defineRoute({
  operation: 'listCredits',
  method: 'get',
  path: '/app/admin/credits',
  permission: 'platform',
  summary: 'Movements of credits in all shops, by company, email or reason, newest first, page by page',
  request: { query: z.strictObject({ ...creditFilter, ...listQuery({ usual: 50, most: 100 }) }) },
  returns: listOf(creditMovement),
})

const creditSums = z
  .object({
    movements: z.int(),
    /** Came with a plan at sign-up. */
    initial: z.int(),
    granted: z.int(),
    /** Paid for, less refunded purchases. */
    bought: z.int(),
    /** Taken by super admins, as a negative number; `used` is negative too. */
    taken: z.int(),
    /** Credits reserved for messages, less those returned. */
    used: z.int(),
    /** The sum of all kinds. */
    net: z.int(),
  })
  .openapi('CreditSums')
export type CreditSums = z.infer<typeof creditSums>

export const readCreditSums = defineRoute({
  operation: 'readCreditSums',
  method: 'get',
  path: '/app/admin/credit-sums',
  permission: 'platform',
  summary: 'What these movements come to',
  request: { query: z.strictObject(creditFilter) },
  returns: creditSums,
})

export const exportCredits = defineDownload({
  operation: 'exportCredits',
  path: '/app/admin/credits.csv',
  permission: 'platform',
  asksAgain: true,
  summary: 'The same movements as CSV, newest first; the export is written down',
  contentType: 'text/csv',
  request: { query: z.strictObject(creditFilter) },
})

export const moveCredits = defineRoute({
  operation: 'moveCredits',
  method: 'post',
  path: '/app/admin/tenants/{id}/credits',
  permission: 'platform',
  summary: 'Give a tenant credits or take some, for a reason that it can read',
  request: {
    params: z.object({ id }),
    headers: idempotencyKey,
    body: json(
      z.strictObject({
        kind: z.enum(['granted', 'taken']),
        credits: z
          .int('Give a whole number')
          .min(1, 'At least 1')
          .max(1_000_000, 'At most 1,000,000 at once'),
        reason: z.string().trim().min(1, 'Give a reason').max(500, 'At most 500 characters'),
      }),
    ),
  },
  makes: creditMovement.extend({
    /** Credits of the tenant afterwards. */
    credits_remaining: z.int(),
  }),
})
