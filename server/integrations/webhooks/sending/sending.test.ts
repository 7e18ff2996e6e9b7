import { describe, expect, it } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { newId } from '#server/platform/context/ids.ts'
import { isSigned } from '#tests/world/network/receiver.ts'
import { deleteEndpoint } from '../endpoints.ts'
import { webhookSubscriber } from '../recordEvents.ts'
import { removeOldRows } from '../removeOldRows.ts'
import {
  type Business,
  desk,
  joined,
  openBusiness,
  receiver,
  send,
  sendAfter,
  services,
  setUp,
} from '../webhooks.rig.ts'
import { RETRY_SECONDS } from './retries.ts'

setUp()

const DAY_SECONDS = 86_400
const states = async (business: Business) => (await business.log()).map(({ state }) => state)

describe('an event', () => {
  it('arrives signed, with ids, its time, and the number of its customer', async () => {
    const business = await openBusiness()
    const [ana, ben] = [newId(), newId()]
    const at = desk.clock.now().toISOString()
    await business.happen(joined(ana), {
      type: 'reward.earned',
      ids: { customer_id: ana, customer_reward_id: ben },
    })
    await business.happen(joined(ben), { type: 'program.created', ids: { program_id: ana } })
    expect(await send()).toBe(4)
    expect(receiver.received.every((call) => isSigned(call, business.secret))).toBe(true)
    expect(receiver.bodies().toSorted((one, other) => (one.type < other.type ? -1 : 1))).toEqual([
      ...[
        { type: 'customer.joined', timestamp: at, data: { customer_id: ana, sequence: 1 } },
        { type: 'customer.joined', timestamp: at, data: { customer_id: ben, sequence: 1 } },
        { type: 'program.created', timestamp: at, data: { program_id: ana, sequence: 1 } },
        {
          type: 'reward.earned',
          timestamp: at,
          data: { customer_id: ana, customer_reward_id: ben, sequence: 2 },
        },
      ].toSorted((one, other) => (one.type < other.type ? -1 : 1)),
    ])
    expect(await send()).toBe(0)
  })

  it('goes to the endpoints that chose its type, to no other shop’s, and is none of those that are ours', async () => {
    const business = await openBusiness({ path: '/all' })
    await openBusiness({ path: '/other-shop' })
    await business.add('/rewards', ['reward.earned'])
    const request = { customer_id: newId(), request_id: newId() }
    await business.happen(joined(), { type: 'card_link.requested', ids: request })
    await send()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/all'])
  })

  it('that is handed on twice is one', async () => {
    const business = await openBusiness()
    const event = { ...joined(), id: 1, at: desk.clock.now() }
    const hand = () =>
      business.run(async (ctx) => {
        if ('handleTogether' in webhookSubscriber) await webhookSubscriber.handleTogether(ctx, [event])
      })
    await hand()
    await hand()
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  it('that fails does not hold up the others of its customer', async () => {
    const business = await openBusiness()
    const ana = newId()
    receiver.behave(({ body }) => (JSON.parse(body).data.sequence === 1 ? 500 : 204))
    await business.happen(joined(ana), joined(ana))
    await send()
    expect((await states(business)).toSorted()).toEqual(['delivered', 'waiting'])
  })
})

describe('a delivery that fails', () => {
  it('is tried for three days with growing pauses, signed anew each time, then given up', async () => {
    const business = await openBusiness()
    receiver.behave(() => 503)
    await business.happen(joined())
    await send()
    for (const seconds of RETRY_SECONDS) {
      await sendAfter(seconds - 1)
      await sendAfter(1)
    }
    expect(receiver.received).toHaveLength(RETRY_SECONDS.length + 1)
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect(times.slice(1).map((at, index) => at - times[index]!)).toEqual(RETRY_SECONDS)
    const days = (times.at(-1)! - times[0]!) / DAY_SECONDS
    expect([
      Math.round(days),
      RETRY_SECONDS.every((one, at) => at === 0 || one > RETRY_SECONDS[at - 1]!),
    ]).toEqual([3, true])
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
    expect(receiver.received.every((call) => isSigned(call, business.secret))).toBe(true)
    expect(await states(business)).toEqual(['failed'])
  })

  it('stands in the log with every answer, the body that was sent and its times', async () => {
    const business = await openBusiness()
    receiver.behave((_call, response) => void response.writeHead(500).end('our fault'))
    await business.happen(joined())
    await send()
    receiver.behave((_call, response) => void response.writeHead(200).end('taken'))
    await sendAfter(5)
    const [{ id } = { id: '' }] = await business.log()
    const { tries, body, state, event_id } = await business.read(id)
    expect([state, tries.map(({ status, answer }) => [status, answer])]).toEqual([
      'delivered',
      [
        [500, 'our fault'],
        [200, 'taken'],
      ],
    ])
    expect(receiver.received.map((call) => [call.body, call.id])).toEqual(Array(2).fill([body, event_id]))
  })

  it('waits as long as the endpoint asks for', async () => {
    const business = await openBusiness()
    receiver.behave((_call, response) => void response.writeHead(429, { 'retry-after': '600' }).end())
    await business.happen(joined())
    await send()
    await sendAfter(599)
    expect(receiver.received).toHaveLength(1)
    await sendAfter(1)
    expect(receiver.received).toHaveLength(2)
  })
})

describe('what is kept', () => {
  it('are 30 days of events and deliveries; a deleted endpoint goes with its own', async () => {
    const business = await openBusiness()
    const other = await business.add('/deleted')
    await business.happen(joined())
    await send()
    desk.clock.advance(29 * DAY_SECONDS * 1000)
    await business.happen(joined())
    await send()
    await business.run((ctx) => deleteEndpoint(ctx, { id: other.id }))
    desk.clock.advance(2 * DAY_SECONDS * 1000)
    await removeOldRows(services)
    const counts = await desk.rows(
      `select (select count(*)::int from webhook_events where business_id = $1) as events,
        (select count(*)::int from webhook_deliveries where business_id = $1) as deliveries,
        (select count(*)::int from webhook_endpoints where business_id = $1) as endpoints`,
      [business.businessId],
    )
    expect(counts).toEqual([{ events: 1, deliveries: 1, endpoints: 1 }])
  })

  it('holds no contact of a guest, and no word that a receiver said about one who was erased', async () => {
    const business = await openBusiness()
    const id = await business.addCustomer({
      firstName: 'Zelda',
      phone: '+14155550199',
      email: 'zelda@example.com',
    })
    receiver.behave((_call, response) => void response.writeHead(200).end('Hello Zelda'))
    await business.happen({ type: 'customer.changed', ids: { customer_id: id } })
    await send()
    await business.run((ctx) => eraseCustomer(ctx, { customerId: id, confirmation: 'Zelda' }))
    await business.happen()
    const rows = await desk.rows<{ all: string }>(
      `select string_agg(row_to_json(v)::text || row_to_json(d)::text, '') as all
       from webhook_events v join webhook_deliveries d on d.event_id = v.id where v.business_id = $1`,
      [business.businessId],
    )
    expect(rows[0]!.all).not.toMatch(/zelda|4155550199/i)
    await send()
    expect(receiver.bodies().map(({ type }) => type)).toEqual(['customer.changed', 'customer.erased'])
  })
})
