import { z } from '@hono/zod-openapi'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'
import { person } from '../person.ts'

const count = z.int().min(0)

export const recentOperation = z.object({
  id,
  kind: z.string(),
  created_at: timestamp,
  /** The customer, after a merge the survivor; null for an erased one. */
  customer: person.nullable(),
  /** The customer's act, to follow their name: 'bought for $30.00: stamp 3 of 10, 60 points'. */
  line: z.string(),
  staff_name: z.string().nullable(),
  /** Undone since. */
  undone: z.boolean(),
})
export type RecentOperation = z.infer<typeof recentOperation>

export const dashboardView = z
  .object({
    customers: z.object({ total: count, new_this_month: count }),
    programs: z.object({ active: count, paused: count }),
    /**
     * All operations that were not undone: purchases, claims, redemptions, rewards issued and adjustments by
     * staff.
     */
    transactions: count,
    /**
     * Texts of the month, or all texts if `until_paid`: a paid plan has few before its first payment. A limit of
     * -1 is unlimited.
     */
    sms: z.object({ used: count, limit: z.int(), until_paid: z.boolean() }),
    /** open_rate is a whole percent of the emails sent with a tracking picture; null while there is none. */
    emails: z.object({ sent: count, open_rate: count.nullable() }),
    /** Texts from customers that nobody on the team has read. */
    unread_texts: count,
    today: z.object({
      /** Different customers; `joined` counts the new ones. */
      served: count,
      joined: count,
      visits: z.int(),
      /** Minor units: payments less refunds. */
      total: z.int(),
      handed_out: z.int(),
      /** Customers served, the last one first: at most 8. */
      people: z.array(person),
    }),
    waiting: z.object({
      /** Rewards that customers can collect, and the number of these customers. */
      rewards: count,
      reward_holders: count,
      /** Messages of the last seven days that were not sent: no consent, no credits, a limit. */
      withheld: count,
      /** Rewards of the catalogue that are sold out. */
      sold_out: count,
      /** Active points programs whose points buy nothing. */
      no_reward: count,
      /** Late operations that somebody has to judge. */
      late_cases: count,
      /** True if the plan has no room for another customer. */
      full: z.boolean(),
      /** True if marketing email waits because SendGrid refuses the business's own key. */
      email_refused: z.boolean(),
    }),
    first_steps: z.object({
      program: z.boolean(),
      qr_code: z.boolean(),
      customer: z.boolean(),
      purchase: z.boolean(),
      /** True if customers can see the business's address or phone. */
      profile: z.boolean(),
    }),
    recent: z.array(recentOperation),
  })
  .openapi('Dashboard')
export type DashboardView = z.infer<typeof dashboardView>

export const readDashboard = defineRoute({
  operation: 'readDashboard',
  method: 'get',
  path: '/app/dashboard',
  permission: 'business',
  whileImpersonating: 'dashboard',
  summary: 'How the shop is doing: counts, what is used of the plan, first steps and what happened lately',
  returns: dashboardView,
})
