import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { openRig, type Rig, subscribed } from './rig.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})
async function rigOf(options: Parameters<typeof openRig>[0] = {}): Promise<Rig> {
  const rig = await openRig(options)
  cleanUps.push(() => rig.close())
  return rig
}

const eventsIn = (rig: Rig): Stripe.Event[] => rig.received.map(({ body }) => JSON.parse(body))

describe('events', () => {
  it('are signed, name their version and request, and say what changed', async () => {
    const rig = await rigOf()
    const { subscription } = await subscribed(rig)
    const update = { metadata: { seats: '5' } }
    await rig.stripe.subscriptions.update(subscription.id, update, { idempotencyKey: 'change' })
    await rig.control.webhooks.settled()
    const { body, signature } = rig.received.at(-1)!
    const { webhooks } = rig.stripe
    expect(webhooks.constructEvent(body, signature, rig.standIn.webhookSecret)).toMatchObject({
      ...{ type: 'customer.subscription.updated', api_version: '2026-10-28.endive' },
      request: { idempotency_key: 'change', id: expect.stringMatching(/^req_/) },
      data: {
        object: { metadata: { business: 'one', seats: '5' } },
        previous_attributes: { metadata: { business: 'one' } },
      },
    })
    for (const [text, secret] of [
      [`${body} `, rig.standIn.webhookSecret],
      [body, 'whsec_other'],
    ] as const)
      expect(() => webhooks.constructEvent(text, signature, secret)).toThrow('No signatures found')
    const types = eventsIn(rig).map(({ type }) => type)
    expect(types.slice(0, 5)).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'customer.subscription.created',
      'invoice.finalized',
    ])
    const listed = await rig.stripe.events.list({ type: 'customer.subscription.*' })
    expect(listed.data.map(({ type }) => type)).toEqual([
      'customer.subscription.updated',
      'customer.subscription.updated',
      'customer.subscription.created',
    ])
    expect(await rig.stripe.events.retrieve(listed.data[0]!.id)).toMatchObject({ pending_webhooks: 0 })
  })

  it('are sent again while they are not taken', async () => {
    const rig = await rigOf()
    rig.answers.push(500, 302, 503)
    await rig.stripe.customers.create({})
    await rig.control.webhooks.settled()
    expect(rig.control.webhooks.attempts().map(({ status }) => status)).toEqual([500, 302, 503, 200])
    expect(new Set(eventsIn(rig).map(({ id }) => id)).size).toBe(1)
  })

  it('come twice, late, in another order, or never, as a test wants', async () => {
    const rig = await rigOf()
    const { webhooks } = rig.control
    webhooks.hold()
    for (const name of ['a', 'b', 'c']) await rig.stripe.customers.create({ name })
    expect(rig.received).toEqual([])
    webhooks.duplicate(2)
    webhooks.release('reversed')
    await webhooks.settled()
    const names = () => eventsIn(rig).map(({ data }) => (data.object as Stripe.Customer).name)
    expect(names()).toEqual(['c', 'c', 'b', 'b', 'a', 'a'])
    webhooks.duplicate(1)
    webhooks.drop(1, 'customer.created')
    await rig.stripe.customers.create({ name: 'd' })
    await rig.stripe.customers.create({ name: 'e' })
    await webhooks.settled()
    expect(names().slice(6)).toEqual(['e'])
    webhooks.parallel()
    for (const name of ['x', 'y', 'z']) await rig.stripe.customers.create({ name })
    await webhooks.settled()
    expect(names().slice(7).sort()).toEqual(['x', 'y', 'z'])
    webhooks.parallel(false)
    webhooks.fail(1)
    await rig.stripe.customers.create({ name: 'f' })
    await webhooks.settled()
    expect(
      webhooks
        .attempts()
        .slice(-2)
        .map(({ status }) => status),
    ).toEqual([500, 200])
  })
})

describe('a restart', () => {
  it('keeps everything, the keys of requests and the events that were not taken, too', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stripe-'))
    cleanUps.push(() => rmSync(dataDir, { recursive: true }))
    const before = await openRig({ dataDir, webhookWaitsMs: [60_000] })
    const { subscription, customer } = await subscribed(before)
    await before.stripe.customers.update(customer.id, { name: 'Blue Door' }, { idempotencyKey: 'rename' })
    await before.control.webhooks.settled()
    before.answers.push(500)
    await before.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await expect.poll(() => before.control.webhooks.attempts().at(-1)?.status).toBe(500)
    await before.close()
    const after = await rigOf({ dataDir })
    expect(after.standIn.baseUrl).toBe(before.standIn.baseUrl)
    expect(
      await after.stripe.subscriptions.retrieve(subscription.id, { expand: ['customer'] }),
    ).toMatchObject({
      cancel_at_period_end: true,
      customer: { name: 'Blue Door' },
    })
    const again = await after.stripe.customers.update(
      customer.id,
      { name: 'Blue Door' },
      { idempotencyKey: 'rename' },
    )
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await after.stripe.prices.list()).data).toHaveLength(2)
    await after.control.webhooks.settled()
    expect(eventsIn(after)).toMatchObject([{ type: 'customer.subscription.updated' }])
  })
})
