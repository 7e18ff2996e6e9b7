import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import type { Behaviour } from '#tests/world/network/receiver.ts'
import { desk, joined, openBusiness, receiver, send, sendDue, services, setUp } from '../webhooks.rig.ts'

setUp({ timeoutMs: 300 })

const EVENTS = inProof(1000, 60)
/** How the endpoints behave: to each, every event is sent. */
const paths = ['/well', '/fails', '/hangs', '/comes-back', '/goes'] as const

it(
  `${EVENTS} events arrive at least once wherever they can, though endpoints fail, hang, come back or go, and processes are killed`,
  async () => {
    const business = await openBusiness({ path: paths[0] })
    const ids = new Map<string, string>([[paths[0], business.endpointId]])
    for (const path of paths.slice(1)) ids.set(path, (await business.add(path)).id)
    const drawn = fc.sample(fc.integer({ min: 0, max: 99 }), { seed, numRuns: EVENTS * paths.length * 4 })
    let draws = 0
    const chance = (percent: number) => drawn[draws++ % drawn.length]! < percent
    let isBack = false
    const behaviours: Record<string, Behaviour> = {
      '/well': () => 204,
      '/fails': () => (chance(25) ? 500 : 200),
      '/hangs': () => (chance(5) ? 'hangs' : 200),
      '/comes-back': () => (isBack ? 200 : 503),
      '/goes': () => (receiver.at('/goes').length > EVENTS / 2 ? 410 : 200),
    }
    const taken: Record<string, Set<string>> = Object.fromEntries(paths.map((path) => [path, new Set()]))
    receiver.behave((call, response) => {
      const answer = behaviours[call.path]!(call, response)
      if (typeof answer === 'number' && answer < 300) taken[call.path]!.add(call.id)
      return answer
    })
    let [sendings, kills] = [0, 0]
    const sendSome = () => {
      // The second in any case: the draws of a small sample may kill none.
      sendings += 1
      if (sendings !== 2 && !chance(20)) return send()
      kills += 1
      return sendAndDie(chance(50) ? 3 : 0)
    }

    for (let left = EVENTS; left > 0; left -= 10) {
      await business.happen(...Array.from({ length: Math.min(10, left) }, () => joined(newId())))
      await sendSome()
      desk.clock.advance(1000)
    }
    isBack = true
    for (let rounds = 0; (await waiting(business.businessId)) > 0; rounds += 1) {
      expect(rounds).toBeLessThan(400)
      desk.clock.advance(20 * 60_000)
      await sendSome()
    }

    const events = new Set(await eventsOf(business.businessId))
    expect(events.size).toBe(EVENTS)
    for (const path of ['/well', '/fails', '/hangs', '/comes-back']) expect(taken[path]).toEqual(events)
    for (const path of paths) {
      const log = await business.log(ids.get(path))
      const delivered = log.filter(({ state }) => state === 'delivered').map(({ event_id }) => event_id)
      // A killed process may have sent what it did not record: the log claims no more than what arrived.
      expect(delivered.filter((id) => !taken[path]!.has(id))).toEqual([])
      if (path !== '/goes') expect(new Set(delivered)).toEqual(events)
    }
    expect((await business.endpoint(ids.get('/goes'))).state).toBe('gone')
    expect(kills).toBeGreaterThan(0)
  },
  inProof(1_200_000, 120_000),
)

/**
 * Sends as a process that is killed after some tries: they are recorded, the next one is sent and not recorded, and what
 * else it claimed is neither sent nor given back.
 */
async function sendAndDie(after: number): Promise<void> {
  let begun = 0
  const webhooks: typeof services.webhooks = {
    ...services.webhooks,
    send: async (...call) => {
      begun += 1
      const isLast = begun === after + 1
      if (begun > after + 1) throw new Error('killed before the request')
      const answer = await services.webhooks.send(...call)
      if (isLast) throw new Error('killed after the answer')
      return answer
    },
  }
  await sendDue({ ...services, webhooks })
}

const waiting = async (businessId: string): Promise<number> =>
  (
    await desk.rows<{ n: number }>(
      `select count(*)::int as n from webhook_deliveries where business_id = $1 and state = 'waiting'`,
      [businessId],
    )
  )[0]!.n

const eventsOf = async (businessId: string): Promise<string[]> =>
  (await desk.rows<{ id: string }>('select id from webhook_events where business_id = $1', [businessId])).map(
    ({ id }) => id,
  )
