import type { z } from '@hono/zod-openapi'
import { customerView } from '#server/loyalty/customers/contract.ts'

/** The fields needed to name somebody. */
export const person = customerView.pick({
  id: true,
  first_name: true,
  last_name: true,
  email: true,
  phone: true,
  unique_customer_id: true,
})
export type Person = z.infer<typeof person>
