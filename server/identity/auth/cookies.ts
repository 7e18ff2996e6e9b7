import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'

/** Copies the cookies that better-auth made to the answer. */
export function setCookies(c: Context<AppEnv>, cookies: string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}

export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The name of a cookie that only this host can set. With https the browser enforces it. */
export const hostCookie = (publicUrl: string, name: string): string =>
  isHttps(publicUrl) ? `__Host-${name}` : name

export const hostCookieOptions = (publicUrl: string, maxAge: number) =>
  ({ httpOnly: true, sameSite: 'Lax', secure: isHttps(publicUrl), path: '/', maxAge }) as const
