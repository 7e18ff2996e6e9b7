import { expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { isProof } from '#tests/engines/proof.ts'
import { newPhone, welcome } from '#tests/messages/business.ts'
import { desk, joined, openBusiness, receiver, services, setUp } from '../webhooks.rig.ts'
import { createWebhookSender } from './sender.ts'
import { startSending } from './startSending.ts'

setUp()

const BUSINESSES = 10
const ENDPOINTS_OF_EACH = 10
const EVENTS_OF_EACH = 40
/** Longer than the test: only what does not wait for these endpoints arrives. */
const TIMEOUT_MS = 600_000
/** The longest that another business may wait, in milliseconds; a busy machine takes longer for anything. */
const PROMISED_MS = 2000

it('a hundred busy endpoints that hang hold up no event of another shop, and no message', async () => {
  await desk.startJobs()
  const businesses = await Promise.all(
    Array.from({ length: BUSINESSES }, () => openBusiness({ path: '/hangs' })),
  )
  for (const { add } of businesses) for (let n = 1; n < ENDPOINTS_OF_EACH; n += 1) await add('/hangs')
  for (const { happen } of businesses)
    await happen(...Array.from({ length: EVENTS_OF_EACH }, () => joined(newId())))
  const other = await openBusiness({ path: '/other' })
  const hanging = new Set<() => void>()
  receiver.behave(({ path }, response) => {
    if (path === '/other') return 204
    hanging.add(() => response.writeHead(500).end())
    return 'hangs'
  })
  const webhooks = createWebhookSender({ dns: desk.standIns.dns, loopback: true, timeoutMs: TIMEOUT_MS })
  const sending = startSending({ ...services, webhooks })
  try {
    // Two tries to each endpoint, of which nothing is known yet.
    await expect.poll(() => hanging.size, { timeout: 60_000 }).toBe(2 * BUSINESSES * ENDPOINTS_OF_EACH)
    const phone = newPhone()
    const customer = await other.addCustomer({ phone })
    const began = performance.now()
    await other.happen(joined(customer))
    await other.run((ctx) => welcome(ctx, customer))
    await expect.poll(() => receiver.at('/other').length, { timeout: 60_000, interval: 10 }).toBe(1)
    await expect.poll(() => desk.mailbox.texts(phone).length, { timeout: 60_000, interval: 10 }).toBe(1)
    if (isProof) expect(performance.now() - began).toBeLessThan(PROMISED_MS)
    expect(hanging.size).toBe(2 * BUSINESSES * ENDPOINTS_OF_EACH)
  } finally {
    receiver.behave(() => 500)
    for (const end of hanging) end()
    await sending.close()
    await webhooks.close()
  }
}, 120_000)
