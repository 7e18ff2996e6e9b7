import { askAgain, hindranceOf } from '#server/platform/database/index.ts'
import { inBusiness } from '#server/services.ts'
import type { MessageServices } from '../services.ts'
import { type Settled, settleMessages } from './settleMessages.ts'

/** Milliseconds for which settling is tried. The claim that it settles holds twice as long. */
const SETTLE_MS = 60_000

const worker = { kind: 'system', name: 'messages' } as const

/** Records the outcome of a message; resolves once that is committed. */
export type Settle = (businessId: string, one: Settled) => Promise<void>

type Waiting = { one: Settled; resolve: () => void; reject: (error: unknown) => void }

/**
 * Settles the outcomes that have come meanwhile for each business, all in one transaction, as long as more come. If
 * that fails, and not because the database is away, each is settled by itself, so that none fails because of another.
 */
export function createSettler(services: MessageServices): Settle {
  const waitingOf = new Map<string, Waiting[]>()

  const settle = (businessId: string, some: Waiting[]) =>
    // Settling twice is settling once, so it may be tried again.
    askAgain(SETTLE_MS, () =>
      inBusiness(services, businessId, worker, (ctx) =>
        settleMessages(
          ctx,
          some.map(({ one }) => one),
          services.smsSender,
        ),
      ),
    )

  async function settleOne(businessId: string, waiting: Waiting) {
    await settle(businessId, [waiting]).then(waiting.resolve, waiting.reject)
  }

  async function settleSome(businessId: string, some: Waiting[]) {
    if (some.length === 1) return settleOne(businessId, some[0]!)
    try {
      await settle(businessId, some)
      for (const { resolve } of some) resolve()
    } catch (error) {
      if (hindranceOf(error)) for (const { reject } of some) reject(error)
      else for (const waiting of some) await settleOne(businessId, waiting)
    }
  }

  async function goOn(businessId: string) {
    for (;;) {
      const some = waitingOf.get(businessId)!
      if (some.length === 0) break
      waitingOf.set(businessId, [])
      await settleSome(businessId, some)
    }
    waitingOf.delete(businessId)
  }

  return (businessId, one) =>
    new Promise((resolve, reject) => {
      const waiting = waitingOf.get(businessId)
      if (waiting) {
        waiting.push({ one, resolve, reject })
        return
      }
      waitingOf.set(businessId, [{ one, resolve, reject }])
      void goOn(businessId)
    })
}
