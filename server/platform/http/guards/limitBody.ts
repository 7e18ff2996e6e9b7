import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '#server/platform/context/refusal.ts'

/**
 * Most bytes of a body without a Content-Length, which is collected before the caller is known. Browsers always send
 * the length.
 */
const MOST_UNTOLD = 256 * 1024

/** Refuses a body of more than `maxSize` bytes, and of more than 256 KB without a Content-Length. */
export const limitBody = (maxSize: number, message = 'That is too large'): MiddlewareHandler =>
  bounded({ told: maxSize, untold: Math.min(maxSize, MOST_UNTOLD) }, () => {
    throw new Refusal('too_large', message)
  })

/**
 * Answers a body of more than `maxSize` bytes as if it had been taken, without reading it: for callers that would send
 * a refused body again and again.
 */
export const passOverLarger = (maxSize: number): MiddlewareHandler =>
  bounded({ told: maxSize, untold: maxSize }, (c) => c.body(null, 204))

type Answer = (c: Context) => Response

function bounded(most: { told: number; untold: number }, answerLarger: Answer): MiddlewareHandler {
  const whileReading = bodyLimit({
    maxSize: most.untold,
    onError: (c) => {
      c.header('Connection', 'close')
      return answerLarger(c)
    },
  })
  return async (c, next) => {
    // Bodies of GET and HEAD are never read, and looking for one takes time.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    // If code starts to read a body and stops, the connection is stuck and its next request fails. So a body
    // with a Content-Length is not touched here.
    const length = c.req.header('content-length')
    if (length === undefined) return whileReading(c, next)
    return Number(length) > most.told ? answerLarger(c) : next()
  }
}
