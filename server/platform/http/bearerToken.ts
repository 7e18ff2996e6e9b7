import type { Context } from 'hono'

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (c: Context): string | undefined =>
  /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
