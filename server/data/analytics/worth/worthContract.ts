import { z } from '@hono/zod-openapi'
import { lift } from '#server/messaging/attribution/contract.ts'
import { defineRoute } from '#server/platform/http/contract.ts'

const count = z.int().min(0)
/** Minor units of the business's currency. */
const money = z.int()

const spending = z.object({
  /** Customers who joined half a year to a year and a half ago. */
  customers: count,
  /** Their payments together in their first 90 days, and in the last 90, less refunds and undone purchases. */
  first: money,
  lately: money,
})
export type Spending = z.infer<typeof spending>

const worthView = z
  .object({
    spending,
    /**
     * Automatic messages of the last 90 days with customers held out, each kind compared with its own holdout,
     * all together.
     */
    triggers: z.object({ compared: count, lift }),
  })
  .openapi('ProgramWorth')
export type WorthView = z.infer<typeof worthView>

export const readWorth = defineRoute({
  operation: 'readProgramWorth',
  method: 'get',
  path: '/app/analytics/worth',
  permission: 'business',
  whileImpersonating: 'analytics',
  inTurn: true,
  summary:
    'Whether the programs pay: spending beside the first days, automatic messages beside those held out',
  returns: worthView,
})
