import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'
import { ADDRESS_HEADER } from './auth.ts'

/** A request's headers for better-auth, with the address that it really comes from. */
export function requestHeaders(c: Context<AppEnv>): Headers {
  const headers = new Headers(c.req.raw.headers)
  headers.set(ADDRESS_HEADER, c.var.address)
  return headers
}
