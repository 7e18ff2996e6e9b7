import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { locateDomain } from '#server/businesses/branding/index.ts'
import { sessionCookie } from '#server/identity/customer-access/index.ts'
import { findFormCode } from '#server/loyalty/qr-codes/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { inBusiness, type Services } from '#server/services.ts'

const visitor = { kind: 'system', name: 'own host' } as const
/** A certificate is requested once for each new name. */
const asked = { limit: 600, windowSeconds: 60, message: 'Too many names were asked for.' }

/**
 * The first page of a business's own host: the card of a signed-in customer, else the form to join, else the
 * sign-in.
 */
export function hostPages(services: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c, next) => {
    const { ownHost } = c.var
    if (!ownHost) return next()
    c.header('Cache-Control', 'no-store')
    if (getCookie(c, sessionCookie(services))) return c.redirect('/customer/dashboard', 302)
    const code = await inBusiness(services, ownHost.businessId, visitor, findFormCode)
    return c.redirect(code ? `/signup-form/${code}` : '/customer/login', 302)
  })
}

/**
 * Tells a server that gets certificates whether it may request one: 200 for a proven host of a business, and for
 * no other.
 */
export function domainHook(services: Services): Hono<AppEnv> {
  const { database, clock } = services
  return new Hono<AppEnv>().get('/internal/domain-allowed', async (c) => {
    await limitRate(database.plain, `domain-allowed:${c.var.address}`, asked, clock.now())
    c.header('Cache-Control', 'no-store')
    const domain = (c.req.query('domain') ?? '').toLowerCase()
    const isAllowed = /^[a-z0-9.-]{4,253}$/.test(domain) && (await locateDomain(database.reads, domain))
    return isAllowed ? c.text('proven') : c.text('unknown', 404)
  })
}
