import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CardLink } from '#server/identity/customer-access/index.ts'
import {
  createIdentifyCustomer,
  type FoundLink,
  keepSession,
  offersNewLink,
  openCardLink,
  peekAtCardLink,
  textNewLink,
} from '#server/identity/customer-access/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type AppEnv, answerError, type Caller, isElsewhere } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { businessIcon, businessManifest } from './businessManifest.ts'
import { askedPage, openPage, type RefusedState, refusedPage } from './cardPage.ts'
import { metaOf, NO_TEXTS_META, ownHostBusiness } from './ownHostBusiness.ts'

export type BuiltPortal = {
  /** The built page of the screens under /customer/. The other pages use its stylesheet and icon. */
  page: string
  /** The script that caches the screens, so that they open without a connection. */
  worker: string
}

/** The portal's pages: the links to a card, texted or shown by the till, and the screens under /customer/. */
export function portalPages(services: Services, { page, worker }: BuiltPortal) {
  const links = (page.match(/<link [^>]*rel="(?:stylesheet|icon)"[^>]*>/g) ?? []).join('')
  const screen = services.canText ? page : withMeta(page, NO_TEXTS_META)
  const identify = createIdentifyCustomer(services)
  const around = { links, canText: services.canText }
  const show = async (c: Context<AppEnv>, found: FoundLink, pinFault?: string) => {
    forbidCaching(c)
    if (found?.state === 'open') return c.html(openPage(around, found.link, pinFault), pinFault ? 400 : 200)
    if (found && isOf(await identify(c), found.link)) return c.redirect('/customer/dashboard', 303)
    const state: RefusedState = found?.state ?? 'unknown'
    return c.html(refusedPage(around, state, found?.link ?? null), state === 'unknown' ? 404 : 410)
  }
  // On a business's own host, another business's link is unknown.
  const look = async (c: Context<AppEnv>, token: string): Promise<FoundLink> => {
    const found = await peekAtCardLink(services, token)
    return found && !isElsewhere(c, found.link.business_id) ? found : undefined
  }
  const giveNewLink = async (c: Context<AppEnv>, token: string) => {
    const found = await look(c, token)
    if (!found || !offersNewLink(services, found.link, found.state)) return show(c, found)
    forbidCaching(c)
    const refusal = await textNewLink(services, found.link, c.var.address).catch(asRefusal)
    if (refusal?.retryAfter) c.header('Retry-After', String(Math.ceil(refusal.retryAfter)))
    return c.html(askedPage(links, found.link, refusal !== undefined), refusal ? 429 : 200)
  }
  const pages = new Hono<AppEnv>()
  pages.onError((error, c) => {
    forbidCaching(c)
    const { status } = answerError(error, c)
    return c.html(refusedPage(around, 'problem', null), status as ContentfulStatusCode)
  })
  return pages
    .get('/card/:token', async (c) => show(c, await look(c, c.req.param('token'))))
    .post('/card/:token', async (c) => {
      refuseOtherSites(c)
      const token = c.req.param('token')
      const { pin, new_link } = await c.req.parseBody()
      if (new_link) return giveNewLink(c, token)
      if (!(await look(c, token))) return show(c, undefined)
      // An empty field means that no PIN was chosen. A till's code then asks for one.
      const chosen = pin ? String(pin) : undefined
      const opened = await openCardLink(services, token, chosen, c.req.header('user-agent'))
      if ('refused' in opened) return show(c, opened.refused, opened.pinFault)
      await keepSession(services, c, opened.session.token)
      forbidCaching(c)
      return c.redirect('/customer/dashboard', 303)
    })
    .get('/customer/manifest.webmanifest', (c) => businessManifest(services, c))
    .get('/customer/icon.svg', businessIcon)
    .get('/customer/worker.js', (c) => {
      c.header('Cache-Control', 'no-cache')
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      return c.body(worker)
    })
    .get('/customer/*', async (c, next) => {
      if (!screens.test(c.req.path)) return next()
      c.header('Cache-Control', 'no-cache')
      const business = await ownHostBusiness(services, c)
      return c.html(business ? withMeta(screen, String(await metaOf(business))) : screen)
    })
}

/** Matches the paths of the screens; the first redirects inside the portal. */
const screens = /^\/customer(\/|\/login|\/dashboard|\/profile)?$/

/** Forbids all caching, for a page whose address is a secret. */
function forbidCaching(c: Context<AppEnv>): void {
  c.header('Cache-Control', 'no-store')
}

/** True for the customer who used the link and is still signed in: for them it still opens the card. */
const isOf = (caller: Caller, { business_id, customer_id }: CardLink): boolean =>
  caller.kind === 'customer' && caller.businessId === business_id && caller.customerId === customer_id

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal && error.code === 'too_many_requests') return error
  throw error
}

/** Refuses requests from other sites, which could sign their visitors in to a card that they chose. */
function refuseOtherSites(c: Context<AppEnv>): void {
  if (['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? ''))
    throw new Refusal('forbidden', 'This request did not come from our own pages')
}

/** Adds the meta element to the page. A name may contain '$&' and the like, so the replacement is a function. */
const withMeta = (page: string, meta: string): string => page.replace('<title>', () => meta)
