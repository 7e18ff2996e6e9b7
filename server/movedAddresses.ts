import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'

/**
 * Addresses of the API that pages of an earlier release call, and that have moved since: a page which was opened before
 * an upgrade goes on. They are answered until the release after the next one (tests/laws/api/olderPages.test.ts), and
 * stand in no document.
 */
export const movedAddresses: readonly {
  /** The last release whose pages call them. */
  pagesOf: string
  /** The part of them that `now` replaces. */
  moved: RegExp
  now: string
}[] = [
  {
    pagesOf: '1.0.0',
    moved:
      /^\/api\/app(?=\/(?:segments|sms-templates|email-templates|campaigns|exports)(?:\/|$)|\/analytics(?:\/messages|\/forecast)?$)/,
    now: '/api/v1',
  },
]

/** The address that answers for this one today. */
export const presentAddress = (path: string): string =>
  movedAddresses.reduce((address, { moved, now }) => address.replace(moved, now), path)

/** The path of a request, by which its route is found. */
export const presentPath = (request: Request): string => presentAddress(getPath(request))

/**
 * Gives a write that came by a moved address a key of its own where it brought none: when its page was loaded, a call
 * that came twice was done twice, and a page cannot send what it does not know of.
 */
export const keyForOlderPages: MiddlewareHandler = async (c, next) => {
  const { raw, path, method } = c.req
  if (method === 'POST' && path !== getPath(raw) && !raw.headers.has('Idempotency-Key'))
    raw.headers.set('Idempotency-Key', randomUUID())
  await next()
}
