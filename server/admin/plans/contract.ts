import { z } from '@hono/zod-openapi'
import { tierView } from '#server/businesses/plans/contract.ts'
import { columns, defineRoute, id, listOf, shortListQuery, version } from '#server/platform/http/contract.ts'

export type { AdminPack, PackEdits } from './packsContract.ts'

export const adminTier = tierView
  .extend({
    version,
    /** Number of tenants that pay for or try the plan now, as their list shows; grants are not counted. */
    tenants: z.int(),
  })
  .openapi('AdminTier')
export type AdminTier = z.infer<typeof adminTier>

export const listAdminTiers = defineRoute({
  operation: 'listAdminTiers',
  method: 'get',
  path: '/app/admin/tiers',
  permission: 'platform',
  summary: 'The plans with what is needed to edit them, cheapest first',
  request: { query: shortListQuery },
  returns: listOf(adminTier),
})

const MOST = 1_000_000_000
const WHOLE = 'Give a whole number'
const TOO_LARGE = 'At most 1,000,000,000'
const limit = z.int(WHOLE).min(-1, 'Give 0 or more, or -1 for unlimited').max(MOST, TOO_LARGE)
const count = z.int(WHOLE).min(0, 'Give 0 or more').max(MOST, TOO_LARGE)

/** Only the edited fields; the others stay. */
const tierEdits = z.strictObject({
  price_monthly: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,2})?$/, 'Give a price such as 29 or 29.50')
    .optional(),
  stripe_price_id: z
    .string()
    .regex(/^price_\w{1,200}$/, 'A price ID begins with price_')
    .nullable()
    .optional(),
  max_customers: limit.optional(),
  max_programs: limit.optional(),
  max_sms_monthly: limit.optional(),
  initial_credits: count.optional(),
  credit_cost_sms: count.optional(),
  credit_cost_email: count.optional(),
  features: z
    .strictObject({
      max_seats: limit.refine((seats) => seats !== 0, 'Give 1 or more, or -1 for unlimited').optional(),
      mailchimp: z.boolean().optional(),
      email_campaigns: z.boolean().optional(),
      white_label: z.boolean().optional(),
      priority_support: z.boolean().optional(),
    })
    .optional(),
})
export type TierEdits = z.infer<typeof tierEdits>

export const editTier = defineRoute({
  operation: 'editTier',
  method: 'patch',
  path: '/app/admin/tiers/{id}',
  permission: 'platform',
  summary: 'Change what is given of a plan; what shops have already keeps working',
  request: { params: z.object({ id }), body: columns(tierEdits.extend({ version })) },
  returns: adminTier,
})
