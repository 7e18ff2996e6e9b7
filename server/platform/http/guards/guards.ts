import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { AddressRange } from '#server/platform/network/network.ts'
import type { AppEnv } from '../env.ts'
import { clientAddress } from './clientAddress.ts'

/** Gives the request an id, which its answer carries, and finds the address it came from. */
export function identifyRequest(log: Log, proxies: readonly AddressRange[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // A random id, not newId(): it comes out of a store of random numbers, where newId() would ask the system for each.
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', log)
    const { address } = getConnInfo(c).remote
    c.set('address', clientAddress(address, c.req.header('x-forwarded-for'), proxies))
    c.header('X-Request-Id', requestId)
    await next()
  }
}

/**
 * Browsers also send our cookies with requests that other sites start. So a write with a cookie must come from
 * our own pages (Fetch Metadata, or an Origin that is ours in browsers without it). Calls without cookies pass.
 */
export function refuseForeignWrites(publicUrl: string): MiddlewareHandler<AppEnv> {
  const ownOrigin = new URL(publicUrl).origin
  return async (c, next) => {
    const safe = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    if (
      !safe &&
      c.req.header('cookie') &&
      !comesFromUs(c.req.header('sec-fetch-site'), c.req.header('origin'), c.var.ownHost?.origin ?? ownOrigin)
    ) {
      throw new Refusal('forbidden', 'This request did not come from our own pages')
    }
    await next()
  }
}

function comesFromUs(fetchSite: string | undefined, origin: string | undefined, ownOrigin: string): boolean {
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  return origin === ownOrigin
}

/**
 * A strict policy: our own scripts and styles only; a business's colours are style attributes on its card. A
 * page that must show after one round trip carries its stylesheet and allows it with `styleHash`. `widgets` are
 * other origins whose scripts and frames may run.
 */
export function securityHeaders(https: boolean, widgets: string[] = []): MiddlewareHandler<AppEnv> {
  const secure = strictHeaders(https, widgets)
  return async (c, next) => {
    await secure(c, next)
    // On a domain that is not ours, the header must not bind any other host.
    if (c.var.ownHost && https) c.header('Strict-Transport-Security', 'max-age=31536000')
    if (c.var.hasSecretAddress) c.header('Referrer-Policy', 'same-origin')
    const policy = c.res.headers.get('Content-Security-Policy')
    if (!c.var.styleHash || !policy) return
    c.header(
      'Content-Security-Policy',
      policy.replace("style-src 'self'", `style-src 'self' 'sha256-${c.var.styleHash}'`),
    )
  }
}

const strictHeaders = (https: boolean, widgets: string[]): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...widgets],
      styleSrc: ["'self'", ...widgets],
      ...(widgets.length > 0 && { frameSrc: ["'self'", ...widgets] }),
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...widgets],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
    // The counter scans with the camera; no page needs anything else of the device.
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  })

/**
 * The API's answers are about a person: the browser must not cache them for the next person at the same screen.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
}

/** For files with a hash of their content in the name. */
export function keepForAYear(_path: string, c: Context): void {
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  // Caches must keep compressible files apart by what the browser accepts.
  c.header('Vary', 'Accept-Encoding')
}
