import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { isSigned } from '#tests/world/network/receiver.ts'
import { sendAgain, testEndpoint } from './deliveries.ts'
import { deleteEndpoint, editEndpoint, pauseEndpoint, replaceSecret, resumeEndpoint } from './endpoints.ts'
import { replayEvents } from './replayEvents.ts'
import { RETRY_SECONDS } from './sending/retries.ts'
import { desk, joined, openShop, receiver, send, sendAfter, services, setUp } from './webhooks.rig.ts'

setUp()

const DAY_SECONDS = 86_400
const states = async (shop: Awaited<ReturnType<typeof openShop>>) =>
  (await shop.log()).map(({ state }) => state)

describe('an endpoint', () => {
  it('that answers 410 is ended with all that waits for it', async () => {
    const shop = await openShop()
    receiver.behave(() => 500)
    await shop.happen(joined())
    await send()
    receiver.behave(() => 410)
    await shop.happen(joined())
    await send()
    expect([(await shop.endpoint()).state, (await states(shop)).toSorted()]).toEqual([
      'gone',
      ['failed', 'stopped'],
    ])
    await shop.happen(joined())
    await sendAfter(DAY_SECONDS)
    expect(receiver.received).toHaveLength(2)
  })

  it('at which nothing arrives for days is paused, and its owner is told once', async () => {
    const shop = await openShop()
    receiver.behave(() => 500)
    await shop.happen(joined(), joined())
    await send()
    for (const seconds of RETRY_SECONDS) await sendAfter(seconds)
    expect((await shop.endpoint()).state).toBe('failing')
    const told = await desk.rows<{ subject: string; content: string }>(
      `select subject, content from communication_logs where business_id = $1 and dedupe_key like 'webhook failing:%'`,
      [shop.businessId],
    )
    expect(told.map(({ subject }) => subject)).toEqual([
      `Your webhook to ${new URL(receiver.url).host} is paused`,
    ])
    const acts = await desk.rows(
      `select 1 from audit_entries where business_id = $1 and action = 'webhook_failing'`,
      [shop.businessId],
    )
    expect(acts).toHaveLength(1)
  })

  it('that takes one event of many is not paused', async () => {
    const shop = await openShop()
    receiver.behave(({ body }) => (JSON.parse(body).type === 'customer.joined' ? 500 : 204))
    await shop.happen(joined())
    await send()
    for (const seconds of RETRY_SECONDS) {
      await shop.happen({ type: 'program.changed', ids: { program_id: newId() } })
      await sendAfter(seconds)
    }
    expect((await shop.endpoint()).state).toBe('active')
  })

  it('that is paused gets nothing but a test; what waited goes on, and what happened meanwhile is replayed once', async () => {
    const shop = await openShop()
    receiver.behave(() => 500)
    const [before, meanwhile] = [newId(), newId()]
    await shop.happen(joined(before))
    await send()
    receiver.behave(() => 204)
    const from = localDate(desk.clock.now(), 'America/New_York')
    await shop.run((ctx) => pauseEndpoint(ctx, { id: shop.endpointId }))
    await shop.happen(joined(meanwhile))
    await sendAfter(DAY_SECONDS)
    await shop.run((ctx) => testEndpoint(ctx, { id: shop.endpointId }))
    await send()
    expect(receiver.bodies().map(({ type }) => type)).toEqual(['customer.joined', 'webhook.test'])
    await shop.run((ctx) => resumeEndpoint(ctx, { id: shop.endpointId }))
    const to = localDate(desk.clock.now(), 'America/New_York')
    const replay = (which: 'missed' | 'all') =>
      shop.run((ctx) => replayEvents(ctx, { id: shop.endpointId, from, to, which }))
    expect(await replay('missed')).toEqual({ events: 1 })
    expect(await replay('missed')).toEqual({ events: 0 })
    await send()
    const guests = receiver.bodies().map(({ data }) => data.customer_id)
    expect(guests.slice(2).toSorted()).toEqual([before, meanwhile].toSorted())
    expect([await replay('missed'), await replay('all')]).toEqual([{ events: 0 }, { events: 2 }])
  })

  it('gets an event again by hand, under the id that it knows', async () => {
    const shop = await openShop()
    await shop.happen(joined())
    await send()
    const [{ id } = { id: '' }] = await shop.log()
    await shop.run((ctx) => sendAgain(ctx, { id }))
    await send()
    const [first, second] = receiver.received
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body])
    expect((await shop.log()).map(({ cause, state }) => [cause, state])).toEqual([
      ['again', 'delivered'],
      ['event', 'delivered'],
    ])
  })

  it('is signed for by its old and its new secret for a day, then by the new one', async () => {
    const shop = await openShop()
    const { secret } = await shop.run((ctx) => replaceSecret(ctx, { id: shop.endpointId }))
    await shop.happen(joined())
    await send()
    expect([shop.secret, secret].map((one) => isSigned(receiver.received[0]!, one))).toEqual([true, true])
    desk.clock.advance(DAY_SECONDS * 1000)
    await shop.happen(joined())
    await send()
    expect([shop.secret, secret].map((one) => isSigned(receiver.received[1]!, one))).toEqual([false, true])
  })

  it('that was moved or deleted gets what waits at its new address, or nothing', async () => {
    const shop = await openShop({ path: '/old' })
    const other = await shop.add('/deleted')
    receiver.behave(() => 500)
    await shop.happen(joined())
    await send()
    const { types, description } = await shop.endpoint()
    const url = `${receiver.url}/new`
    await shop.run((ctx) =>
      editEndpoint(ctx, services.webhooks, { id: shop.endpointId, url, types, description }),
    )
    await shop.run((ctx) => deleteEndpoint(ctx, { id: other.id }))
    receiver.received.splice(0)
    await sendAfter(5)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/new'])
  })
})
