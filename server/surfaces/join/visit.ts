import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isbot } from 'isbot'
import type { AppEnv } from '#server/platform/http/index.ts'

const COOKIE = 'regulars_visit'
/** Opening the page again within this time is the same visit. */
const VISIT_SECONDS = 1800

/** Whether a person opens the page for the first time in a visit; if so, the visit is remembered. */
export function beginsVisit(c: Context<AppEnv>, formPath: string, https: boolean): boolean {
  if (c.req.method !== 'GET' || isMachine(c) || getCookie(c, COOKIE)) return false
  setCookie(c, COOKIE, '1', {
    path: formPath,
    maxAge: VISIT_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
  })
  return true
}

/** Crawlers, link previews of messengers, programs that fetch pages, and browsers that prefetch. */
function isMachine(c: Context<AppEnv>): boolean {
  const agent = c.req.header('user-agent')
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? c.req.header('x-moz') ?? ''
  return !agent || isbot(agent) || /prefetch|preview/i.test(purpose)
}
