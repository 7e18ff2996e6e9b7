import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#server/platform/context/refusal.ts'

/** Enough time for another percent. */
const AGAIN_SECONDS = 5

/**
 * Refuses sign-ins of the demo's people while the demo's businesses are loaded. The answer says so, instead of saying
 * that there is no such account: people read its password on the screen.
 */
export const refuseWhileLoading =
  (percent: () => number, people: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'POST' && percent() < 100) {
      const body = await c.req.json().catch(() => undefined)
      if (people.includes(String(body?.email).trim().toLowerCase()))
        throw new Refusal(
          'unavailable',
          `The demo shop is still being made: ${percent()} % of its year is there. Please try again in a minute or two.`,
          { retryAfter: AGAIN_SECONDS },
        )
    }
    await next()
  }
