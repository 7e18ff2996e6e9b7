import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'

/** Carries the client's address, from the socket or the trusted proxy, to better-auth. */
export const ADDRESS_HEADER = 'regulars-address'

/** A request's headers for better-auth, with the address that it really comes from. */
export function requestHeaders(c: Context<AppEnv>): Headers {
  const headers = new Headers(c.req.raw.headers)
  headers.set(ADDRESS_HEADER, c.var.address)
  return headers
}
