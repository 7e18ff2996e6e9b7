import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../refusal.ts'

/** Refuses a body of more than `maxSize` bytes. */
export function limitBody(maxSize: number, message = 'That is too large'): MiddlewareHandler {
  const refuse = () => {
    throw new Refusal('too_large', message)
  }
  const whileReading = bodyLimit({
    maxSize,
    onError: (c) => {
      c.header('Connection', 'close')
      return refuse()
    },
  })
  return (c, next) => {
    // Who begins to read a body and stops leaves the connection stuck, and the next request on it fails: one that
    // tells its length is not touched here.
    const length = c.req.header('content-length')
    if (length === undefined) return whileReading(c, next)
    return Number(length) > maxSize ? refuse() : next()
  }
}
