import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** True if a request came to another business's own host, where this business has no pages. */
export const isElsewhere = (c: Context<AppEnv>, businessId: string): boolean =>
  c.var.ownHost !== undefined && c.var.ownHost.businessId !== businessId
