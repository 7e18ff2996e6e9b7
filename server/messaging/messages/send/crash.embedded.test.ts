import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/index.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import type { MessageServices } from '../services.ts'
import { recoverMessages } from './recoverMessages.ts'
import { sendMessage } from './sendMessages.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  // No reports are let in: all that is known must come from our own records.
  desk.door.isShut = true
})
afterAll(() => desk.close())

/** Services that die at the n-th step: around each transaction's commit and around the network call. */
function killedAt(services: MessageServices, n: number): MessageServices {
  let steps = 0
  const step = () => {
    steps += 1
    if (steps === n) throw new Error('killed')
  }
  const transaction: Database['transaction'] = async (scope, work) => {
    step()
    const result = await services.database.transaction(scope, async (tx) => {
      const done = await work(tx)
      step()
      return done
    })
    step()
    return result
  }
  const send: MessageServices['sms']['send'] = async (sms) => {
    step()
    const outcome = await services.sms.send(sms)
    step()
    return outcome
  }
  return { ...services, database: { ...services.database, transaction }, sms: { ...services.sms, send } }
}

/** Queues a text, kills its worker at a step, and starts again with all that a fresh start does. */
async function killAndRestart(step: number) {
  const business = await desk.newBusiness({ plan: 'Free' })
  const customerId = await business.addCustomer({ phone: newPhone() })
  const { phone } = await business.customer(customerId)
  const message = { type: 'sms', purpose: 'marketing', dedupe_key: 'test', content: 'Hello' } as const
  await business.run((ctx) => queueMessage(ctx, { ...message, customerId, recipient: phone! }))
  const [job] = await desk.takeJobs()
  const died = await sendMessage(killedAt(desk.services, step), job!).then(
    () => false,
    () => true,
  )
  // The queue hands the job out again, at once while the claim still holds, and later when it no longer does.
  await sendMessage(desk.services, job!)
  for (let minute = 0; minute < 10; minute++) {
    desk.clock.advance(60_000)
    await recoverMessages(desk.services)
    await desk.workOff('all')
  }
  const [settled] = await business.messages()
  const received = desk.mailbox.timesReceived().texts[job!.messageId] ?? 0
  const { usage_sms_monthly } = await business.business()
  return { died, received, state: settled!.state, status: settled!.status, usage_sms_monthly }
}

describe('a worker killed', () => {
  it.each([
    [1, 'before the claim'],
    [2, 'before the claim is committed'],
  ])('at step %i, %s, loses nothing: the text goes, once', async (step) => {
    expect(await killAndRestart(step)).toEqual({
      died: true,
      received: 1,
      state: 'accepted',
      status: 'sent',
      usage_sms_monthly: 1,
    })
  })

  it.each([
    [3, 'after the claim', 0],
    [4, 'before the network call', 0],
    [5, 'after the network call', 1],
    [6, 'before the settlement', 1],
    [7, 'before the settlement is committed', 1],
  ])(
    'at step %i, %s, leaves a text whose fate is unknown, says so and sends it no more',
    async (step, _, received) => {
      expect(await killAndRestart(step)).toEqual({
        died: true,
        received,
        state: 'uncertain',
        status: 'pending',
        usage_sms_monthly: 1,
      })
    },
  )

  it('at step 8, after the settlement, or not at all, changes nothing', async () => {
    const sent = { received: 1, state: 'accepted', status: 'sent', usage_sms_monthly: 1 }
    expect(await killAndRestart(8)).toEqual({ died: true, ...sent })
    expect(await killAndRestart(9)).toEqual({ died: false, ...sent })
  })
})

describe('a job that vanished', () => {
  it('is made anew for its message, which then goes once', async () => {
    const business = await desk.newBusiness()
    const customerId = await business.addCustomer()
    const { phone } = await business.customer(customerId)
    const message = { type: 'sms', purpose: 'marketing', dedupe_key: 'test', content: 'Hello' } as const
    await business.run((ctx) => queueMessage(ctx, { ...message, customerId, recipient: phone! }))
    const [job] = await desk.takeJobs()
    await recoverMessages(desk.services)
    expect(await desk.takeJobs()).toEqual([])
    desk.clock.advance(6 * 60_000)
    await recoverMessages(desk.services)
    await recoverMessages(desk.services)
    expect(await desk.takeJobs()).toEqual([job])
    await sendMessage(desk.services, job!)
    expect(desk.mailbox.timesReceived().texts[job!.messageId]).toBe(1)
  })
})
