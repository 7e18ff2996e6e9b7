import { gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import { findTiers } from '#server/plans/index.ts'
import {
  type AppEnv,
  type BuiltPages,
  type Caller,
  keepForAYear,
  loadBuiltPages,
} from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { type Auth, identifyStaff, mayCall, rolesOf } from '#server/sign-in/index.ts'
import type { LandingPage } from './contract.ts'

const built = 'dist/landing'
/** What messengers show of the page: it keeps its address, which they remember. */
const SHARED_PICTURE = '/share.jpeg'

/** The front door, drawn on the server: who is signed in is led on to their first screen (spec section 2). */
export function landingPages(services: Services, auth: Auth): Hono<AppEnv> {
  const pages = loadBuiltPages<LandingPage>(built, {
    styles: 'web/landing/landing.css',
    script: 'web/landing/enhance.ts',
  })
  const draw = drawOnceADay(pages)
  const app = new Hono<AppEnv>()
  app.use('/landing-assets/*', compress())
  app.get(SHARED_PICTURE, serveStatic({ path: `${built}/client${SHARED_PICTURE}`, onFound: keepForADay }))
  app.use('/landing-assets/*', serveStatic({ root: `${built}/client`, onFound: keepForAYear }))
  return app.get('/', async (c) => {
    c.header('Cache-Control', 'private, no-cache')
    const first = firstScreen(await identifyStaff(services, auth, c))
    if (first) return c.redirect(first, 302)
    c.set('styleHash', pages.styleHash)
    const { database, publicUrl, clock } = services
    const page = draw({ publicUrl, tiers: await findTiers(database.reads), now: noonOf(clock.now()) })
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
  return caller.kind === 'member' && !mayCall(rolesOf(caller), 'shop') ? '/counter' : '/dashboard'
}

type Drawn = { html: string; packed: Uint8Array<ArrayBuffer> }

/** The page differs only with the plans and the day, and drawing and packing it takes longer than all the rest. */
function drawOnceADay({ draw }: BuiltPages<LandingPage>): (page: LandingPage) => Drawn {
  let last = { of: '', drawn: { html: '', packed: new Uint8Array() } }
  return (page) => {
    const of = JSON.stringify(page)
    if (last.of !== of) {
      const html = draw(page)
      last = { of, drawn: { html, packed: new Uint8Array(gzipSync(html)) } }
    }
    return last.drawn
  }
}

const takesGzip = (c: Context): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' }) === 'gzip'

const keepForADay = (_path: string, c: Context) => c.header('Cache-Control', 'public, max-age=86400')

const noonOf = (now: Date): string => `${now.toISOString().slice(0, 10)}T12:00:00.000Z`
