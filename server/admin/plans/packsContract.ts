import { z } from '@hono/zod-openapi'
import { columns, defineRoute, listOf, shortListQuery, version } from '#server/platform/http/contract.ts'

const adminPack = z
  .object({
    id: z.string(),
    credits: z.int(),
    /** Cents of US dollars. */
    amount: z.int(),
    version,
  })
  .openapi('AdminCreditPack')
export type AdminPack = z.infer<typeof adminPack>

export const listAdminPacks = defineRoute({
  operation: 'listAdminPacks',
  method: 'get',
  path: '/app/admin/credit-packs',
  permission: 'platform',
  summary: 'The packs of credits with what is needed to edit them, smallest first',
  request: { query: shortListQuery },
  returns: listOf(adminPack),
})

const CREDITS = 'Give a whole number from 1 to 1,000,000'
/** Stripe takes payments from half a dollar on. */
const AMOUNT = 'Give a price from 0.50 to 999,999.99'

/** Only the edited fields; the others stay. */
const packEdits = z.strictObject({
  credits: z.int(CREDITS).min(1, CREDITS).max(1_000_000, CREDITS).optional(),
  amount: z.int(AMOUNT).min(50, AMOUNT).max(99_999_999, AMOUNT).optional(),
})
export type PackEdits = z.infer<typeof packEdits>

export const editPack = defineRoute({
  operation: 'editPack',
  method: 'patch',
  path: '/app/admin/credit-packs/{id}',
  permission: 'platform',
  summary: 'Change how many credits a pack has, or its price, for whoever buys it from now on',
  request: {
    params: z.object({ id: z.string().min(1).max(40) }),
    body: columns(packEdits.extend({ version })),
  },
  returns: adminPack,
})
