import { z } from '@hono/zod-openapi'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'

const count = z.int().min(0)

export const recentOperation = z.object({
  id,
  kind: z.string(),
  created_at: timestamp,
  customer_id: id,
  /** First and last name, or the CUS id of a customer without any. */
  customer_name: z.string(),
  /** What was paid, in minor units; null where no money moved. */
  amount: z.int().nullable(),
  staff_name: z.string().nullable(),
  /** Taken back since. */
  undone: z.boolean(),
  /** What it did to the customer's cards, a sentence for each ledger row. */
  sentences: z.array(z.string()),
})
export type RecentOperation = z.infer<typeof recentOperation>

export const dashboardView = z
  .object({
    customers: z.object({ total: count, new_this_month: count }),
    programs: z.object({ active: count, paused: count }),
    /** Operations of all time that stand: purchases, claims, redemptions, what staff issued or adjusted. */
    transactions: count,
    /** Of the month's texts, or of all `until_paid`: a paid plan has few before its first payment. -1 is unlimited. */
    sms: z.object({ used: count, limit: z.int(), until_paid: z.boolean() }),
    /** open_rate is a whole percent of the emails sent with the picture that tells of their opening. */
    emails: z.object({ sent: count, open_rate: count }),
    /** Texts of customers that nobody on the team has looked at. */
    unread_texts: count,
    first_steps: z.object({
      program: z.boolean(),
      qr_code: z.boolean(),
      customer: z.boolean(),
      purchase: z.boolean(),
      /** Customers can see where the business is, or call it. */
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
  summary: 'How the shop is doing: counts, what is used of the plan, first steps and what happened lately',
  returns: dashboardView,
})
