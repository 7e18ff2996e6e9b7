import { isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { locateDomain, originOf } from '#server/businesses/branding/index.ts'
import { findBusinessAndTier, languageOfBusiness } from '#server/businesses/business/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { nothingHere } from './nothingHere.ts'

/** Paths that customers open. All others, the console and its API above all, are at our own address alone. */
const forCustomers =
  /^\/(?:$|(?:terms|privacy|security)$|\.well-known\/security\.txt$|(?:signup-form|card|logos|assets)\/|customer(?:\/|$)|api\/auth\/settings$|api\/(?:auth|app)\/portal\/)/
const visitor = { kind: 'system', name: 'own host' } as const

/** Paths for monitoring, at any name. */
const forMachines = /^\/readyz$/

/**
 * Serves a business's pages for customers under the host name that it has proven, and nothing else there. When
 * its plan no longer has white label, the pages lead to the same ones at our address. Any other name serves
 * nothing: a name that was given up may lead here for years. The Host header is the connection's own; proxies
 * pass it on.
 */
export function ownHosts(services: Services): MiddlewareHandler<AppEnv> {
  const ours = new URL(services.publicUrl).hostname
  return async (c, next) => {
    const host = hostOf(c)
    if (isPlatforms(host, ours) || forMachines.test(c.req.path)) return next()
    const businessId = canBeProven.test(host) ? await locateDomain(services.database.reads, host) : undefined
    if (businessId === undefined) return nothingHere(c, 'unknown host')
    const { business, tier } = await inBusiness(services, businessId, visitor, findBusinessAndTier)
    const home = languageOfBusiness(business)
    c.set('ownHost', { businessId, home, origin: originOf(host, services.publicUrl) })
    if (!forCustomers.test(c.req.path)) return nothingHere(c, 'own host')
    if (!tier.features.white_label) return leadToUs(c, services.publicUrl)
    await next()
  }
}

/** The host without its port; '' if the request names none. */
const hostOf = (c: Context): string =>
  (c.req.header('host') ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')

const canBeProven = /^[a-z0-9.-]{4,253}$/

/**
 * True for our own name and those above and below it, which no business can add; for addresses; and for names
 * without a dot, by which proxies and machines beside this one call it.
 */
function isPlatforms(host: string, ours: string): boolean {
  if (host === ours || !host.includes('.') || isIP(host.replace(/^\[|\]$/g, '')) !== 0) return true
  // On a developer's own machine businesses try names below 'localhost'.
  return !isLocalHost(ours) && (host.endsWith(`.${ours}`) || ours.endsWith(`.${host}`))
}

/** Redirects to our own address, whatever host was asked. */
function leadToUs(c: Context<AppEnv>, publicUrl: string): Response {
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/')
  if (!isPage) throw notFound('Page')
  const { search } = new URL(c.req.url)
  c.header('Cache-Control', 'no-store')
  return c.redirect(`${publicUrl}${c.req.path === '/' ? '/customer/login' : c.req.path}${search}`, 302)
}
