import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { locateDomain, originOf } from '#server/businesses/branding/index.ts'
import { findBusinessAndTier } from '#server/businesses/directory/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { notFound } from '#server/platform/refusal.ts'
import { inBusiness, type Services } from '#server/services.ts'

/** What customers open. All else, the console and its API above all, is at our own address alone. */
const forCustomers =
  /^\/(?:$|(?:terms|privacy|security)$|\.well-known\/security\.txt$|(?:signup-form|card|logos|assets)\/|customer(?:\/|$)|api\/auth\/settings$|api\/(?:auth|app)\/portal\/)/
const visitor = { kind: 'system', name: 'own host' } as const

/**
 * Serves a business's pages for customers under the host name that it has proven, and nothing else there. When its plan
 * no longer has white label, the pages lead to the same ones at our address. A host that nobody has proven is none of
 * its business. The Host header is the connection's own; proxies pass it on.
 */
export function ownHosts(services: Services): MiddlewareHandler<AppEnv> {
  const ours = new URL(services.publicUrl).hostname
  return async (c, next) => {
    const host = hostOf(c)
    if (host === undefined || host === ours) return next()
    const businessId = await locateDomain(services.database.reads, host)
    if (businessId === undefined) return next()
    if (!forCustomers.test(c.req.path)) return notHere(c)
    if (!(await hasWhiteLabel(services, businessId))) return leadToUs(c, services.publicUrl)
    c.set('ownHost', { businessId, origin: originOf(host, services.publicUrl) })
    await next()
  }
}

/** Without its port; undefined for what cannot be a host name of a business. */
export function hostOf(c: Context): string | undefined {
  const host = (c.req.header('host') ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return /^[a-z0-9.-]{4,253}$/.test(host) ? host : undefined
}

const hasWhiteLabel = (services: Services, businessId: string): Promise<boolean> =>
  inBusiness(
    services,
    businessId,
    visitor,
    async (ctx) => (await findBusinessAndTier(ctx)).tier.features.white_label === true,
  )

/** Always to our own address, whatever was asked for. */
function leadToUs(c: Context<AppEnv>, publicUrl: string): Response {
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/')
  if (!isPage) throw notFound('Page')
  const { search } = new URL(c.req.url)
  c.header('Cache-Control', 'no-store')
  return c.redirect(`${publicUrl}${c.req.path === '/' ? '/customer/login' : c.req.path}${search}`, 302)
}

function notHere(c: Context<AppEnv>): Response | Promise<Response> {
  if (c.req.path.startsWith('/api/')) throw notFound('Page')
  c.header('Cache-Control', 'no-store')
  return c.html(page, 404)
}

const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Nothing is here</title></head>
<body><main><h1>Nothing is here</h1><p><a href="/">Join, or see your card</a></p></main></body>
</html>`
