import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type AppEnv, isMachine } from '#server/platform/http/index.ts'

const COOKIE = 'regulars_visit'
/** Opening the page again within this time is the same visit. */
const VISIT_SECONDS = 1800

/** True if a person opens the page for the first time in a visit, which is then remembered by a cookie. */
export function beginsVisit(c: Context<AppEnv>, formPath: string, https: boolean): boolean {
  if (isMachine(c) || getCookie(c, COOKIE)) return false
  setCookie(c, COOKIE, '1', {
    path: formPath,
    maxAge: VISIT_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
  })
  return true
}
