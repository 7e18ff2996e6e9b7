import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
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
    const encoding = encodingFor(c)
    if (encoding === 'identity') return c.html(page.html)
    c.header('Content-Encoding', encoding)
    c.header('Content-Type', 'text/html; charset=UTF-8')
    return c.body(page[encoding])
  })
}

function firstScreen(caller: Caller): string | null {
  if (caller.kind === 'shared till') return '/counter'
  if (caller.kind !== 'member' && caller.kind !== 'user') return null
  if (caller.isSuperAdmin) return '/admin/dashboard'
  return caller.kind === 'member' && !mayCall(rolesOf(caller), 'business') ? '/counter' : '/dashboard'
}

type Packed = Uint8Array<ArrayBuffer>
type Rendered = { html: string; br: Packed; gzip: Packed }

/** A fifth smaller than gzip in little more time; the highest quality would hold all other requests for a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 20 } }

/** Renders and compresses the page once for the same plans and day, since this takes longer than everything else. */
function renderOnceADay({ render }: ServerRendered<LandingPage>): (page: LandingPage) => Rendered {
  let last: { of: string; rendered: Rendered } | undefined
  return (page) => {
    const of = JSON.stringify(page)
    if (last?.of !== of) {
      const html = render(page)
      const br = new Uint8Array(brotliCompressSync(html, BROTLI))
      last = { of, rendered: { html, br, gzip: new Uint8Array(gzipSync(html)) } }
    }
    return last.rendered
  }
}

const encodings = ['br', 'gzip', 'identity'] as const

/** Our own order decides, since browsers name what they read without a preference. */
function encodingFor(c: Context): (typeof encodings)[number] {
  const takes = (encoding: string) =>
    accepts(c, { header: 'Accept-Encoding', supports: [encoding], default: 'identity' }) === encoding
  return encodings.find(takes) ?? 'identity'
}

const keepForADay = (_path: string, c: Context) => c.header('Cache-Control', 'public, max-age=86400')

const noonOf = (now: Date): string => `${now.toISOString().slice(0, 10)}T12:00:00.000Z`
