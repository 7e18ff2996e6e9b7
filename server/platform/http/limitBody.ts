import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../refusal.ts'

/** One that does not tell its length is collected before anybody asks who sends it. Browsers always tell. */
const MOST_UNTOLD = 256 * 1024

/** Refuses a body of more than `maxSize` bytes, and of more than 256 KB where it does not tell its length. */
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
    // Theirs are never read, and to look for one costs.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    // Who begins to read a body and stops leaves the connection stuck, and the next request on it fails: one that
    // tells its length is not touched here.
    const length = c.req.header('content-length')
    if (length === undefined) return whileReading(c, next)
    return Number(length) > maxSize ? refuse() : next()
  }
}
