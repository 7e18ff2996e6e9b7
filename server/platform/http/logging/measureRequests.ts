import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Metrics } from '../../metrics/createMetrics.ts'
import type { AppEnv } from '../env.ts'

/** Middleware is registered for all methods, what answers for one. */
const ANY = 'ALL'
const NO_ROUTE = { method: 'other', path: 'none' }

/**
 * Measures each request under the route that answers it, such as '/api/v1/customers/:id'. All addresses without a route
 * are one, so that nobody can fill the memory by asking for many.
 */
export function measureRequests({ requests, limited }: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const seconds = (performance.now() - began) / 1000
    const { method, path: route } = matchedRoutes(c).find((one) => one.method !== ANY) ?? NO_ROUTE
    const { status } = c.res
    requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
    if (status === 429) limited.inc({ route })
  }
}
