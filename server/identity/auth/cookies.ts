import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'

/** Passes on the cookies that better-auth made. */
export function setCookies(c: Context<AppEnv>, cookies: string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
