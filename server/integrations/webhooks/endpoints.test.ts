import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { isSigned } from '#tests/world/network/receiver.ts'
import { sendAgain, testEndpoint } from './deliveries.ts'
import { deleteEndpoint, editEndpoint, pauseEndpoint, replaceSecret, resumeEndpoint } from './endpoints.ts'
import { replayEvents } from './replayEvents.ts'
import { RETRY_SECONDS } from './sending/retries.ts'
import { desk, joined, openBusiness, receiver, send, sendAfter, services, setUp } from './webhooks.rig.ts'

setUp()

const DAY_SECONDS = 86_400
const states = async (business: Awaited<ReturnType<typeof openBusiness>>) =>
  (await business.log()).map(({ state }) => state)

describe('an endpoint', () => {
  it('that answers 410 is ended with all that waits for it', async () => {
    const business = await openBusiness()
    receiver.behave(() => 500)
    await business.happen(joined())
    await send()
    receiver.behave(() => 410)
    await business.happen(joined())
    await send()
    expect([(await business.endpoint()).state, (await states(business)).toSorted()]).toEqual([
      'gone',
      ['failed', 'stopped'],
    ])
    await business.happen(joined())
    await sendAfter(DAY_SECONDS)
    expect(receiver.received).toHaveLength(2)
  })

  it('at which nothing arrives for days is paused, and its owner is told once', async () => {
    const business = await openBusiness()
    receiver.behave(() => 500)
    await business.happen(joined(), joined())
    await send()
    for (const seconds of RETRY_SECONDS) await sendAfter(seconds)
    expect((await business.endpoint()).state).toBe('failing')
    const told = await desk.rows<{ subject: string; content: string }>(
      `select subject, content from communication_logs where business_id = $1 and dedupe_key like 'webhook failing:%'`,
      [business.businessId],
    )
    expect(told.map(({ subject }) => subject)).toEqual([
      `Your webhook to ${new URL(receiver.url).host} is paused`,
    ])
    const acts = await desk.rows(
      `select 1 from audit_entries where business_id = $1 and action = 'webhook_failing'`,
      [business.businessId],
    )
    expect(acts).toHaveLength(1)
  })

  it('that takes one event of many is not paused', async () => {
    const business = await openBusiness()
    receiver.behave(({ body }) => (JSON.parse(body).type === 'customer.joined' ? 500 : 204))
    await business.happen(joined())
    await send()
    for (const seconds of RETRY_SECONDS) {
      await business.happen({ type: 'program.changed', ids: { program_id: newId() } })
      await sendAfter(seconds)
    }
    expect((await business.endpoint()).state).toBe('active')
  })

  it('that is paused gets nothing but a test; what waited goes on, and what happened meanwhile is replayed once', async () => {
    const business = await openBusiness()
    receiver.behave(() => 500)
    const [before, meanwhile] = [newId(), newId()]
    await business.happen(joined(before))
    await send()
    receiver.behave(() => 204)
    const from = localDate(desk.clock.now(), 'America/New_York')
    await business.run((ctx) => pauseEndpoint(ctx, { id: business.endpointId }))
    await business.happen(joined(meanwhile))
    await sendAfter(DAY_SECONDS)
    await business.run((ctx) => testEndpoint(ctx, { id: business.endpointId }))
    await send()
    expect(receiver.bodies().map(({ type }) => type)).toEqual(['customer.joined', 'webhook.test'])
    await business.run((ctx) => resumeEndpoint(ctx, { id: business.endpointId }))
    const to = localDate(desk.clock.now(), 'America/New_York')
    const replay = (which: 'missed' | 'all') =>
      business.run((ctx) => replayEvents(ctx, { id: business.endpointId, from, to, which }))
    expect(await replay('missed')).toEqual({ events: 1 })
    expect(await replay('missed')).toEqual({ events: 0 })
    await send()
    const customers = receiver.bodies().map(({ data }) => data.customer_id)
    expect(customers.slice(2).toSorted()).toEqual([before, meanwhile].toSorted())
    expect([await replay('missed'), await replay('all')]).toEqual([{ events: 0 }, { events: 2 }])
  })

  it('gets an event again by hand, under the id that it knows', async () => {
    const business = await openBusiness()
    await business.happen(joined())
    await send()
    const [{ id } = { id: '' }] = await business.log()
    await business.run((ctx) => sendAgain(ctx, { id }))
    await send()
    const [first, second] = receiver.received
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body])
    expect((await business.log()).map(({ cause, state }) => [cause, state])).toEqual([
      ['again', 'delivered'],
      ['event', 'delivered'],
    ])
  })

  it('is signed for by its old and its new secret for a day, then by the new one', async () => {
    const business = await openBusiness()
    const { secret } = await business.run((ctx) => replaceSecret(ctx, { id: business.endpointId }))
    await business.happen(joined())
    await send()
    expect([business.secret, secret].map((one) => isSigned(receiver.received[0]!, one))).toEqual([true, true])
    desk.clock.advance(DAY_SECONDS * 1000)
    await business.happen(joined())
    await send()
    expect([business.secret, secret].map((one) => isSigned(receiver.received[1]!, one))).toEqual([
      false,
      true,
    ])
  })

  it('that was moved or deleted gets what waits at its new address, or nothing', async () => {
    const business = await openBusiness({ path: '/old' })
    const other = await business.add('/deleted')
    receiver.behave(() => 500)
    await business.happen(joined())
    await send()
    const { types, description } = await business.endpoint()
    const url = `${receiver.url}/new`
    await business.run((ctx) =>
      editEndpoint(ctx, services.webhooks, { id: business.endpointId, url, types, description }),
    )
    await business.run((ctx) => deleteEndpoint(ctx, { id: other.id }))
    receiver.received.splice(0)
    await sendAfter(5)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/new'])
  })
})
