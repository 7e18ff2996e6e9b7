import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { messageStates, statusOf } from './config.ts'
import { queueMessage } from './queue/queueMessage.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

async function newMessage() {
  const business = await desk.newBusiness()
  const text = { type: 'sms', purpose: 'service', dedupe_key: 'one', content: 'Hello' } as const
  const to = { customerId: null, recipient: newPhone() }
  const { messageId } = await business.run((ctx) => queueMessage(ctx, { ...text, ...to }))
  return (change: string) =>
    business.run(({ tx }) =>
      queryRows<{ status: string }>(
        tx,
        sql`update communication_logs set ${sql.raw(change)} where id = ${messageId} returning status`,
      ),
    )
}

describe('the status of a message', () => {
  it('is the specification’s word for its state, at each', async () => {
    const set = await newMessage()
    for (const state of messageStates)
      expect(await set(`state = '${state}'`)).toEqual([{ status: statusOf[state] }])
  })

  it('is written by nobody, and a state that there is not is refused', async () => {
    const set = await newMessage()
    await expect(set(`status = 'sent'`)).rejects.toThrow()
    await expect(set(`state = 'lost'`)).rejects.toThrow()
  })
})
