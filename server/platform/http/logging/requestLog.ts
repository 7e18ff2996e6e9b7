import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '#server/platform/log/log.ts'
import type { AppEnv } from '../env.ts'
import { loggedActor } from './loggedActor.ts'
import { loggedPath } from './loggedPath.ts'

/**
 * The log of a request: each line names the request. Made only when there is something to log; undefined for a request
 * that has no id yet.
 */
export const requestLog = (c: Context<AppEnv>): Log | undefined =>
  (c.var as Partial<AppEnv['Variables']>).log?.child({ request: c.var.requestId })

/**
 * Writes one line about each request, with its time and its caller. The path is without its query, which may hold
 * secrets. Nothing in the line needs to be redacted, and looking for secrets would take longer than all else about a
 * small request.
 */
export function logRequests(log: Log): MiddlewareHandler<AppEnv> {
  const lines = log.child({}, { formatters: { log: (line) => line } })
  return async (c, next) => {
    const started = performance.now()
    await next()
    lines.info({
      request: c.var.requestId,
      method: c.req.method,
      route: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      ...loggedActor(c.var.caller),
    })
  }
}
