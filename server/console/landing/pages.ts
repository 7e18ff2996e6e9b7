import { gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { findTiers } from '#server/businesses/plans/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { identifyStaff, mayCall, rolesOf } from '#server/identity/sessions/index.ts'
import { type AppEnv, type Caller, type ServerRendered, serverRendered } from '#server/platform/http/index.ts'
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
    c.header('Vary', 'Accept-Encoding')
    if (!takesGzip(c)) return c.html(page.html)
    c.header('Content-Encoding', 'gzip')
    c.header('Content-Type', 'text/html; charset=UTF-8')
    return c.body(page.packed)
  })
}

function firstScreen(caller: Caller): string | null {
  if (caller.kind === 'shared till') return '/counter'
  if (caller.kind !== 'member' && caller.kind !== 'user') return null
  if (caller.isSuperAdmin) return '/admin/dashboard'
  return caller.kind === 'member' && !mayCall(rolesOf(caller), 'business') ? '/counter' : '/dashboard'
}

type Rendered = { html: string; packed: Uint8Array<ArrayBuffer> }

/** Renders and compresses the page once for the same plans and day, since this takes longer than everything else. */
function renderOnceADay({ render }: ServerRendered<LandingPage>): (page: LandingPage) => Rendered {
  let last = { of: '', rendered: { html: '', packed: new Uint8Array() } }
  return (page) => {
    const of = JSON.stringify(page)
    if (last.of !== of) {
      const html = render(page)
      last = { of, rendered: { html, packed: new Uint8Array(gzipSync(html)) } }
    }
    return last.rendered
  }
}

const takesGzip = (c: Context): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' }) === 'gzip'

const keepForADay = (_path: string, c: Context) => c.header('Cache-Control', 'public, max-age=86400')

const noonOf = (now: Date): string => `${now.toISOString().slice(0, 10)}T12:00:00.000Z`
