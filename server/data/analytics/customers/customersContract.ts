import { z } from '@hono/zod-openapi'
import { defineRoute, timestamp } from '#server/platform/http/contract.ts'
import { person } from '../person.ts'

const count = z.int().min(0)
/** Minor units of the business's currency. */
const money = z.int()

const cohort = z.object({
  /** The month of joining, 'YYYY-MM'. */
  month: z.string(),
  /** Customers who joined in it and still exist. */
  joined: count,
  /** Number of them who came in that month, in the next one, and so on to this month, which is not over. */
  came: z.array(count),
})
export type Cohort = z.infer<typeof cohort>

/** A field by its row and column of the grid in `config.ts`. */
const gridField = z.object({ often: count, lately: count, customers: count })
export type GridField = z.infer<typeof gridField>

const slippingAway = z.object({
  customers: count,
  /** At most eight, those who spent most first. */
  people: z.array(z.object({ customer: person, last_visit_at: timestamp, visits: count, spent: money })),
})
export type SlippingAway = z.infer<typeof slippingAway>

const customersView = z
  .object({
    currency: z.string(),
    /** The last twelve months, the oldest first. */
    cohorts: z.array(cohort),
    /** All customers who ever came, each in one field. */
    grid: z.array(gridField),
    slipping_away: slippingAway,
  })
  .openapi('GuestAnalytics')
export type CustomersView = z.infer<typeof customersView>

export const readCustomers = defineRoute({
  operation: 'readCustomerAnalytics',
  method: 'get',
  path: '/app/analytics/guests',
  permission: 'business',
  whileImpersonating: 'analytics',
  inTurn: true,
  summary: 'Whether customers come back: by month of joining, by how often and how lately, who slips away',
  returns: customersView,
})
