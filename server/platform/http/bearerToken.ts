import type { Context } from 'hono'

/** What an `Authorization: Bearer` header brings. */
export const bearerToken = (c: Context): string | undefined =>
  /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
