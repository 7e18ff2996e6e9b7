import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { sendEmailQueue } from '#server/messaging/messages/queues.ts'
import { announce } from '#server/messaging/triggers/meeting/announce.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { engine } from '#tests/engines/index.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type NewEvent, publish, relayOnce, type Subscriber } from './index.ts'
import { events } from './tables.ts'

let desk: Desk
let business: MessageBusiness
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  business = await desk.newBusiness()
})

const joined = (customer_id: string): NewEvent => ({ type: 'customer.joined', ids: { customer_id } })
const earned = (customer_id: string, customer_reward_id: string = crypto.randomUUID()): NewEvent => ({
  type: 'reward.earned',
  ids: { customer_id, customer_reward_id },
})
const say = (...happened: NewEvent[]) => business.run((ctx) => publish(ctx, happened))
const waiting = () => business.run(({ tx }) => tx.select().from(events))

/** A subscriber that records what it gets, unless `fails` says otherwise. */
function follower({
  fails = () => false,
  by = 'handle',
}: {
  fails?: (happened: NewEvent[]) => boolean
  by?: 'handle' | 'handleTogether'
} = {}) {
  const handed: NewEvent[][] = []
  const handle = async (_ctx: BusinessContext, happened: NewEvent[]) => {
    if (fails(happened)) throw new Error('the follower fails')
    handed.push(happened.map(({ type, ids }) => ({ type, ids }) as NewEvent))
  }
  const types = ['customer.joined', 'reward.earned'] as const
  const subscriber: Subscriber = by === 'handle' ? { types, handle } : { types, handleTogether: handle }
  return { handed, relay: () => relayOnce(desk.services, [subscriber]) }
}

describe('an event', () => {
  it('exists if and only if its cause does', async () => {
    const cause = business.run(async (ctx) => {
      await publish(ctx, [joined(crypto.randomUUID())])
      throw new Error('rolled back')
    })
    await expect(cause).rejects.toThrow('rolled back')
    expect(await waiting()).toEqual([])
  })

  it('is handed on once and in the order of the causes, with all of one transaction together', async () => {
    const { handed, relay } = follower()
    const ana = crypto.randomUUID()
    const [first, second, third] = [joined(ana), earned(ana), earned(ana)]
    await say(first, second)
    await say(third)
    await relay()
    await relay()
    expect(handed).toEqual([[first, second], [third]])
    expect(await waiting()).toEqual([])
  })

  it('without a subscriber is removed', async () => {
    const { handed, relay } = follower()
    const ids = { customer_id: crypto.randomUUID(), operation_id: crypto.randomUUID() }
    await say({ type: 'operation.recorded', ids })
    await relay()
    expect([handed, await waiting()]).toEqual([[], []])
  })

  it.skipIf(engine === 'embedded')(
    'of a transaction that ends late is handed on too, though later events were before it',
    async () => {
      const { handed, relay } = follower()
      const [early, late] = [joined(crypto.randomUUID()), joined(crypto.randomUUID())]
      await business.run(async (ctx) => {
        await publish(ctx, [early])
        await say(late)
        await relay()
        expect(handed).toEqual([[late]])
      })
      await relay()
      expect(handed).toEqual([[late], [early]])
    },
  )

  it.skipIf(engine === 'embedded').for(['handle', 'handleTogether'] as const)(
    'is handed on once and in order, also by many relays at a time: to who takes it by %s',
    async (by) => {
      const { handed, relay } = follower({ by })
      const customers = Array.from({ length: 20 }, () => crypto.randomUUID())
      for (let round = 0; round < 3; round++)
        await say(...customers.map((id) => earned(id, crypto.randomUUID())))
      const said = (await waiting()).sort((one, other) => one.id - other.id)
      await Promise.all([relay(), relay(), relay(), relay()])
      await relay()
      expect(await waiting()).toEqual([])
      for (const customer of customers) {
        const of = (list: { ids: Record<string, string> }[]) =>
          list.filter(({ ids }) => ids.customer_id === customer).map(({ ids }) => ids.customer_reward_id)
        expect(of(handed.flat())).toEqual(of(said))
      }
    },
  )

  it('that fails is retried with all later ones of its subject, and delays nobody else', async () => {
    let broken = true
    const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()]
    const { handed, relay } = follower({
      fails: ([event]) => broken && (event!.ids as { customer_id: string }).customer_id === ana,
    })
    const [first, second, other] = [joined(ana), earned(ana), joined(ben)]
    await say(first)
    await say(other)
    await relay()
    expect(handed).toEqual([[other]])
    await say(second)
    await relay()
    expect(handed).toEqual([[other]])
    broken = false
    desk.clock.advance(60_000)
    await relay()
    expect(handed).toEqual([[other], [first], [second]])
  })

  it.skipIf(engine === 'embedded')(
    'of a shop that holds its rows for long waits with all events of that shop, and delays no other shop',
    async () => {
      const other = await desk.newBusiness()
      const ana = await business.addCustomer()
      const ben = await other.addCustomer()
      const handed: string[] = []
      const lock = ({ tx, businessId }: BusinessContext, id: string) =>
        tx.execute(sql`select from customers where business_id = ${businessId} and id = ${id} for update`)
      const locking: Subscriber = {
        types: ['customer.joined'],
        handle: async (ctx, [event]) => {
          const { customer_id: id } = event!.ids as { customer_id: string }
          await lock(ctx, id)
          handed.push(id)
        },
      }
      const relay = () => relayOnce(desk.services, [locking])
      await say(joined(ana))
      await other.run((ctx) => publish(ctx, [joined(ben)]))
      await business.run(async (ctx) => {
        await lock(ctx, ana)
        // Not awaited: a relay that waited for the row would never end.
        const relayed = relay().then(() => 'relayed')
        await vi.waitFor(async () => expect(await Promise.race([relayed, 'waits'])).toBe('relayed'), 20_000)
      })
      await relay()
      expect(handed).toEqual([ben])
      desk.clock.advance(5_000)
      await relay()
      expect(handed).toEqual([ben, ana])
      expect(await waiting()).toEqual([])
    },
  )

  it('of many customers is handed on together to who takes it so, and one by one where one of them fails', async () => {
    let broken = true
    const [ana, ben, cleo] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const of = (happened: NewEvent[]) =>
      happened.map(({ ids }) => (ids as { customer_id: string }).customer_id)
    const { handed, relay } = follower({
      by: 'handleTogether',
      fails: (happened) => broken && of(happened).includes(ben),
    })
    for (const customer of [ana, ben, cleo, ana]) await say(joined(customer))
    await relay()
    expect(handed.map(of).sort()).toEqual([[ana, ana], [cleo]].sort())
    expect((await waiting()).map(({ subject_id }) => subject_id)).toEqual([ben])
    broken = false
    desk.clock.advance(60_000)
    await say(joined(cleo))
    await relay()
    expect(handed.slice(2).map(of)).toEqual([[ben, cleo]])
    expect(await waiting()).toEqual([])
  })

  it('leaves nothing of a subscriber that failed half-way', async () => {
    const ana = await business.addCustomer({ firstName: 'Ana' })
    let fails = true
    const half: Subscriber = {
      types: ['customer.joined'],
      handle: async ({ tx, businessId, jobs }) => {
        await jobs.enqueue(tx, sendEmailQueue, { businessId, messageId: ana })
        if (fails) throw new Error('half-way')
      },
    }
    await say(joined(ana))
    await relayOnce(desk.services, [half])
    expect(await desk.takeJobs()).toEqual([])
    fails = false
    desk.clock.advance(60_000)
    await relayOnce(desk.services, [half])
    expect(await desk.takeJobs()).toHaveLength(1)
  })
})

describe.skipIf(engine === 'embedded')(
  'a customer who is erased or merged while the relay handles their event',
  () => {
    /** A relay that waits for a signal after it took a customer's events and before it writes their effects. */
    async function relayInTheMiddle(customerId: string) {
      const taken = Promise.withResolvers<Tx>()
      const end = Promise.withResolvers<void>()
      const slow: Subscriber = {
        types: ['customer.joined'],
        handle: async (ctx) => {
          taken.resolve(ctx.tx)
          await end.promise
          await announce(ctx, { customerId, hasJoined: true, rewards: [] })
        },
      }
      await say(joined(customerId))
      const relayed = relayOnce(desk.services, [slow])
      return { tx: await taken.promise, end: end.resolve, relayed }
    }

    it('leaves neither phone nor name behind when they are erased', async () => {
      const phone = newPhone()
      const ana = await business.addCustomer({ firstName: 'Anastasia', phone })
      const { tx, end, relayed } = await relayInTheMiddle(ana)
      const erased = business.run((ctx) => eraseCustomer(ctx, { customerId: ana, confirmation: 'Anastasia' }))
      await somebodyWaitsFor(tx)
      end()
      await Promise.all([relayed, erased])
      expect(JSON.stringify(await business.messages())).not.toMatch(new RegExp(`Anastasia|${phone.slice(1)}`))
      await desk.workOff()
      expect(desk.mailbox.texts(phone)).toEqual([])
    })

    it('has their message moved to the survivor', async () => {
      const [ana, duplicate] = [
        await business.addCustomer(),
        await business.addCustomer({ firstName: 'Anna' }),
      ]
      const { tx, end, relayed } = await relayInTheMiddle(duplicate)
      const merged = business.run((ctx) =>
        mergeCustomers(ctx, {
          customerId: ana,
          duplicateId: duplicate,
          confirmation: 'Anna',
          idempotencyKey: newId(),
        }),
      )
      await somebodyWaitsFor(tx)
      end()
      await Promise.all([relayed, merged])
      expect((await business.messages()).map(({ customer_id }) => customer_id)).toEqual([ana])
      await desk.takeJobs('all')
    })
  },
)

describe('an event that waits for a merged customer', () => {
  it('goes to the survivor, except for events of new customers', async () => {
    const [ana, duplicate] = [await business.addCustomer(), await business.addCustomer({ firstName: 'Anna' })]
    const { handed, relay } = follower()
    const reward = earned(duplicate)
    await say(joined(duplicate), reward)
    await business.run((ctx) =>
      mergeCustomers(ctx, {
        customerId: ana,
        duplicateId: duplicate,
        confirmation: 'Anna',
        idempotencyKey: newId(),
      }),
    )
    await relay()
    expect(handed).toEqual([[{ ...reward, ids: { ...reward.ids, customer_id: ana } }]])
  })
})
