import { afterAll, afterEach, beforeAll } from 'vitest'
import { handOn, type NewEvent, publish } from '#server/loyalty/events/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openReceiver, type Receiver } from '#tests/world/network/receiver.ts'
import { listDeliveries, readDelivery } from './deliveries.ts'
import { listEndpoints, makeEndpoint } from './endpoints.ts'
import { webhookSubscriber } from './recordEvents.ts'
import { createWebhookSender, type WebhookServices } from './sending/sender.ts'
import { Sending } from './sending/startSending.ts'
import { type WebhookType, webhookTypes } from './types.ts'

export let desk: Desk
export let receiver: Receiver
/** The services of a process that sends. */
export let services: WebhookServices

/**
 * Opens what the tests of a file share, and closes it after them.
 * @param timeoutMs the limit of a try; a short one is for tests in which a late answer is as good as none
 */
export function setUp({ timeoutMs = 30_000 } = {}): void {
  beforeAll(async () => {
    desk = await openDesk()
    receiver = await openReceiver()
    const webhooks = createWebhookSender({ dns: desk.standIns.dns, loopback: true, timeoutMs })
    services = { ...desk.services, webhooks }
  })
  afterEach(async () => {
    // Otherwise the next test would send the deliveries that wait.
    await desk.rows(`update webhook_deliveries set state = 'stopped' where state = 'waiting'`)
    receiver.behave(() => 204)
    receiver.received.splice(0)
  })
  afterAll(async () => {
    await services.webhooks.close()
    await receiver.close()
    await desk.close()
  })
}

export type Business = Awaited<ReturnType<typeof openBusiness>>

/** A business with an endpoint at the receiver, whose path names it. */
export async function openBusiness({ path = '/', types = [...webhookTypes] as WebhookType[] } = {}) {
  const { run, businessId, addCustomer } = await desk.newBusiness()
  const add = (at: string, chosen = types) =>
    run((ctx) =>
      makeEndpoint(ctx, services.webhooks, {
        ...{ url: receiver.url + at, description: '', types: chosen },
        idempotencyKey: newId(),
      }),
    )
  const { id: endpointId, secret } = await add(path)
  const log = (id = endpointId) => run((ctx) => listDeliveries(ctx, { id, limit: 1_000_000 }))
  return {
    ...{ run, businessId, addCustomer, endpointId, secret, add },
    /** Publishes events and hands them on, as their verbs and the relay do. */
    happen: async (...events: NewEvent[]) => {
      await run((ctx) => publish(ctx, events))
      await run((ctx) => handOn(ctx, [webhookSubscriber]))
    },
    endpoint: async (id = endpointId) => (await run(listEndpoints)).find((one) => one.id === id)!,
    log: async (id?: string) => (await log(id)).data,
    read: (id: string) => run((ctx) => readDelivery(ctx, { id })),
  }
}

export const joined = (customer_id: string = newId()): NewEvent => ({
  type: 'customer.joined',
  ids: { customer_id },
})

/** Sends everything that is due at this moment, with its record. Returns how many tries that were. */
export async function sendDue(by: WebhookServices): Promise<number> {
  const sending = new Sending(by)
  let all = 0
  for (let begun = await sending.begin(); begun > 0; begun = await sending.begin()) {
    all += begun
    await sending.end()
  }
  return all
}
export const send = (): Promise<number> => sendDue(services)

/** Moves the clock to the next try and makes it. */
export async function sendAfter(seconds: number): Promise<void> {
  desk.clock.advance(seconds * 1000)
  await send()
}
