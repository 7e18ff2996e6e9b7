import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '#server/platform/context/refusal.ts'

/** A body without a Content-Length is collected before the caller is known. Browsers always send the length. */
const MOST_UNTOLD = 256 * 1024

/** Refuses a body of more than `maxSize` bytes, and of more than 256 KB without a Content-Length. */
export function limitBody(maxSize: number, message = 'That is too large'): MiddlewareHandler {
  const refuse = () => {
    throw new Refusal('too_large', message)
  }
  const whileReading = bodyLimit({
    maxSize: Math.min(maxSize, MOST_UNTOLD),
    onError: (c) => {
      c.header('Connection', 'close')
      return refuse()
    },
  })
  return (c, next) => {
    // The bodies of these are never read, and looking for one takes time.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    // If code starts to read a body and stops, the connection is stuck and its next request fails. So a body
    // with a Content-Length is not touched here.
    const length = c.req.header('content-length')
    if (length === undefined) return whileReading(c, next)
    return Number(length) > maxSize ? refuse() : next()
  }
}
