import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'
import { knownIn } from './knownCustomers.ts'
import type { Visitor } from './signInToPortal.ts'

/** Describes who signs in: the address, the browser, and the business whose own host they came to. */
export const visitorAt = (c: Context<AppEnv>, publicUrl: string): Visitor => ({
  address: c.var.address,
  known: knownIn(c, publicUrl),
  userAgent: c.req.header('user-agent'),
  only: c.var.ownHost?.businessId,
})
