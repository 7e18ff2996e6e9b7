import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/** Whether a request came to the own host of another business than this one: there it has no pages. */
export const isElsewhere = (c: Context<AppEnv>, businessId: string): boolean =>
  c.var.ownHost !== undefined && c.var.ownHost.businessId !== businessId
