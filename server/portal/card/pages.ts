import { Hono } from 'hono'
import { type AppEnv, answerError, pageLanguage } from '#server/platform/http/index.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Services } from '#server/services.ts'
import { businessIcon, businessManifest } from './businessManifest.ts'
import { linkPages } from './linked/linkPages.ts'
import { businessOfLink, metaOf, NO_TEXTS_META, ownHostBusiness } from './ownHostBusiness.ts'

export type BuiltPortal = {
  /** The built page of the screens under /customer/ in each language. The other pages use its stylesheet and icon. */
  pages: Record<PageLanguage, string>
  /** The script that caches the screens, so that they open without a connection. */
  worker: string
}

/** The portal's pages: the links to a card, texted or shown by the till, and the screens under /customer/. */
export function portalPages(services: Services, { pages: screens, worker }: BuiltPortal) {
  const links = (screens.en.match(/<link [^>]*rel="(?:stylesheet|icon)"[^>]*>/g) ?? []).join('')
  const screenIn = (language: PageLanguage) =>
    services.canText ? screens[language] : withMeta(screens[language], NO_TEXTS_META)
  const link = linkPages(services, { links, canText: services.canText })
  const pages = new Hono<AppEnv>()
  pages.onError((error, c) => link.problem(c, answerError(error, c).status))
  return pages
    .get('/card/:token', (c) => link.open(c, c.req.param('token')))
    .post('/card/:token', (c) => link.use(c, c.req.param('token')))
    .get('/customer/manifest.webmanifest', (c) => businessManifest(services, c))
    .get('/customer/icon.svg', businessIcon)
    .get('/customer/worker.js', (c) => {
      c.header('Cache-Control', 'no-cache')
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      return c.body(worker)
    })
    .get('/customer/*', async (c, next) => {
      if (!addresses.test(c.req.path)) return next()
      c.header('Cache-Control', 'no-cache')
      const found = c.var.ownHost
        ? await ownHostBusiness(services, c)
        : await businessOfLink(services, c.req.query('at'))
      const screen = screenIn(pageLanguage(c, found && { home: found.home }))
      return c.html(found ? withMeta(screen, String(await metaOf(found.business))) : screen)
    })
    .get('*', (c, next) => (ofCustomers.test(c.req.path) ? link.unknown(c) : next()))
}

/** Matches addresses that only customers get: a mistyped one, or half of one, is explained to them, too. */
const ofCustomers = /^\/(customer|card|signup-form|unsubscribe|preferences|confirm)(\/[^.]*)?$/

/** Matches the paths of the screens; the first redirects inside the portal. */
const addresses = /^\/customer(\/|\/login|\/dashboard|\/profile)?$/

/** Adds the meta element to the page. A name may contain '$&' and the like, so the replacement is a function. */
const withMeta = (page: string, meta: string): string => page.replace('<title>', () => meta)
