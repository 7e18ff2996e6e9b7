import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { findTiers } from '#server/businesses/plans/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { identifyStaff, mayCall, rolesOf } from '#server/identity/sessions/index.ts'
import {
  type AppEnv,
  answerPacked,
  type Caller,
  type Packed,
  pack,
  type ServerRendered,
  serverRendered,
} from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { renderPage } from '#web/landing/render.tsx'
import type { LandingPage } from './contract.ts'

/** The picture that messengers show of the page; its address never changes, because they remember it. */
const SHARED_PICTURE = '/share.jpeg'

/**
 * The first page, rendered on the server; signed-in people are redirected to their first screen (spec section
 * 2).
 */
export function landingPages(services: Services, auth: Auth): Hono<AppEnv> {
  const pages = serverRendered(renderPage, { styles: 'landing/landing.css', script: 'landing/enhance.ts' })
  const render = renderOnceADay(pages)
  const app = new Hono<AppEnv>()
  app.get(SHARED_PICTURE, serveStatic({ path: `dist/web${SHARED_PICTURE}`, onFound: keepForADay }))
  return app.get('/', async (c) => {
    c.header('Cache-Control', 'private, no-cache')
    const first = firstScreen(await identifyStaff(services, auth, c))
    if (first) return c.redirect(first, 302)
    c.set('styleHash', pages.styleHash)
    const { database, publicUrl, canText, clock, textLimits } = services
    const page = render({
      publicUrl,
      canText,
      tiers: await findTiers(database.reads),
      textsBeforePayment: textLimits.beforePayment,
      now: noonOf(clock.now()),
    })
    return answerPacked(c, page)
  })
}

function firstScreen(caller: Caller): string | null {
  if (caller.kind === 'shared till') return '/counter'
  if (caller.kind !== 'member' && caller.kind !== 'user') return null
  if (caller.isSuperAdmin) return '/admin/dashboard'
  return caller.kind === 'member' && !mayCall(rolesOf(caller), 'business') ? '/counter' : '/dashboard'
}

/** Renders and compresses the page once for the same plans and day, since this takes longer than everything else. */
function renderOnceADay({ render }: ServerRendered<LandingPage>): (page: LandingPage) => Packed {
  let last: { of: string; packed: Packed } | undefined
  return (page) => {
    const of = JSON.stringify(page)
    if (last?.of !== of) last = { of, packed: pack(render(page)) }
    return last.packed
  }
}

const keepForADay = (_path: string, c: Context) => c.header('Cache-Control', 'public, max-age=86400')

const noonOf = (now: Date): string => `${now.toISOString().slice(0, 10)}T12:00:00.000Z`
