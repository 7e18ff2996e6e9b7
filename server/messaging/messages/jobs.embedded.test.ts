import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { newPhone, welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ timeoutMs: 120_000 })
  await desk.startJobs()
})
afterAll(() => desk.close())

async function customerByDay() {
  const business = await desk.newBusiness()
  return { business, id: await business.addCustomer({ phone: newPhone() }) }
}

describe('the job queue', () => {
  it('has what was queued sent by its workers, each message once', async () => {
    const business = await desk.newBusiness()
    const customers = Array.from({ length: 12 }, () => ({
      phone: newPhone(),
      email: `${newId()}@example.com`,
    }))
    const ids: string[] = []
    for (const customer of customers)
      ids.push(await business.addCustomer({ ...customer, agreed: ['sms', 'email'] }))
    // In one transaction, of which the workers are told once.
    await business.run(async (ctx) => {
      for (const id of ids) await welcome(ctx, id)
    })
    const settled = async () => (await business.messages()).filter(({ status }) => status === 'sent').length
    await expect.poll(settled).toBe(24)
    for (const { phone, email } of customers) {
      expect(desk.mailbox.texts(phone)).toHaveLength(1)
      expect(desk.mailbox.mails(email)).toHaveLength(1)
    }
  })

  it('holds a text of the night until the shop’s morning', async () => {
    const business = await desk.newBusiness({ timeZone: 'Asia/Tokyo' })
    const phone = newPhone()
    const id = await business.addCustomer({ phone })
    await business.run((ctx) => welcome(ctx, id))
    // A later message is sent: the workers have passed the other one by.
    const { id: later, business: byDay } = await customerByDay()
    await byDay.run((ctx) => welcome(ctx, later))
    const isSent = async () => (await byDay.messages()).map(({ status }) => status)
    await expect.poll(isSent).toEqual(['sent'])
    expect(desk.mailbox.texts(phone)).toEqual([])
    expect(await business.messages()).toMatchObject([
      { state: 'queued', due_at: new Date('2026-03-02T23:00:00Z') },
    ])
  })
})
