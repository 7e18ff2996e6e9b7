import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'

/** Copies the cookies that better-auth made to the answer. */
export function setCookies(c: Context<AppEnv>, cookies: string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
