import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type NewMessage, queueMessage } from '../queue/queueMessage.ts'
import { sendMessage } from '../send/sendMessages.ts'
import { overCap } from './weeklyCap.ts'

const DAY = 86_400_000
let desk: Desk
let business: MessageBusiness
let ana: string
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  business = await desk.newBusiness()
  ana = await business.addCustomer()
})

let occurrences = 0
async function queue(customerId: string, more: Partial<NewMessage> = {}) {
  const { phone } = await business.customer(customerId)
  const dedupe_key = `cap:${occurrences++}`
  const message = { type: 'sms', purpose: 'marketing', customerId, dedupe_key, content: 'Hello' } as const
  return business.run((ctx) => queueMessage(ctx, { ...message, recipient: phone!, capped: true, ...more }))
}
const sent = async () => (await business.messages()).filter(({ status }) => status === 'sent').length

describe('one marketing mail a week', () => {
  const mail = { type: 'email', recipient: 'ana@example.com', subject: 'Hello' } as const
  beforeEach(() => business.change({ marketing_mails_a_week: 1 }))

  it('is all that a mailbox gets, however many customers a shop enters with its address', async () => {
    const others = [await business.addCustomer(), await business.addCustomer()]
    await business.run(({ tx, businessId }) =>
      tx.execute(sql`update customers set email = ${mail.recipient}, opted_in_email = true
        where business_id = ${businessId}`),
    )
    const states = []
    for (const customer of [ana, ...others]) states.push((await queue(customer, mail)).state)
    expect(states).toEqual(['queued', 'withheld', 'withheld'])
    const over = await business.run(async (ctx) =>
      queryRows<{ id: string }>(
        ctx.tx,
        sql`select c.id from customers c where c.business_id = ${ctx.businessId}
          and ${overCap(ctx, { marketing_texts_a_week: 1, marketing_mails_a_week: 1 }, 'email', sql`c.email`, ctx.now)}`,
      ),
    )
    expect(over).toHaveLength(3)
  })

  it('is all that a mailbox gets of those that waited together', async () => {
    const ben = await business.addCustomer()
    await business.run(({ tx, businessId }) =>
      tx.execute(sql`update customers set email = ${mail.recipient}, opted_in_email = true
        where business_id = ${businessId}`),
    )
    await business.change({ marketing_mails_a_week: null })
    for (const customer of [ana, ben]) await queue(customer, mail)
    await business.change({ marketing_mails_a_week: 1 })
    await desk.workOff()
    expect(await sent()).toBe(1)
  })
})

describe('one marketing text a week', () => {
  it('holds when several that waited together are sent at once, and says why the others stay', async () => {
    // As two triggers at one moment would: neither sees the other's row.
    await business.change({ marketing_texts_a_week: null })
    for (let text = 0; text < 5; text++) await queue(ana)
    await business.change({ marketing_texts_a_week: 1 })
    const jobs = await desk.takeJobs()
    await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
    expect(await sent()).toBe(1)
    expect((await business.messages()).flatMap(({ failure }) => failure ?? [])).toEqual(
      Array(4).fill(expect.stringContaining('gets one a week at the most')),
    )
  })

  it('holds while the first one waits for the morning, and is over after seven days', async () => {
    expect((await queue(ana)).state).toBe('queued')
    expect((await queue(ana)).state).toBe('withheld')
    await desk.workOff()
    desk.clock.advance(7 * DAY - 3_600_000)
    expect((await queue(ana)).failure).toContain('within a week')
    desk.clock.advance(2 * 3_600_000)
    expect((await queue(ana)).state).toBe('queued')
  })

  it('binds neither what does not count, nor emails, which have a cap of their own, nor another customer', async () => {
    await business.run(({ tx, businessId }) =>
      tx.execute(sql`update customers set email = 'ana@example.com', opted_in_email = true
        where business_id = ${businessId} and id = ${ana}`),
    )
    const ben = await business.addCustomer()
    const states = [
      await queue(ana, { capped: false }),
      await queue(ana),
      await queue(ana, { capped: false }),
      await queue(ana, { type: 'email', recipient: 'ana@example.com', subject: 'Hello' }),
      await queue(ana, { type: 'email', recipient: 'ana@example.com', subject: 'Hello' }),
      await queue(ben),
    ].map(({ state }) => state)
    expect(states).toEqual(Array(6).fill('queued'))
  })

  it('does not count a text that certainly never arrived', async () => {
    await queue(ana)
    await desk.workOff()
    await business.run(({ tx, businessId }) =>
      tx.execute(sql`update communication_logs set state = 'rejected' where business_id = ${businessId}`),
    )
    expect((await queue(ana)).state).toBe('queued')
  })

  it('is as many as the owner says, or without an end', async () => {
    await business.change({ marketing_texts_a_week: 2 })
    const states = async () => [(await queue(ana)).state, (await queue(ana)).state, (await queue(ana)).state]
    expect(await states()).toEqual(['queued', 'queued', 'withheld'])
    await business.change({ marketing_texts_a_week: null })
    expect(await states()).toEqual(['queued', 'queued', 'queued'])
  })

  it('is told of a whole audience in one query', async () => {
    const ben = await business.addCustomer()
    await queue(ana)
    const over = await business.run(async (ctx) =>
      queryRows<{ id: string }>(
        ctx.tx,
        sql`select c.id from customers c where c.business_id = ${ctx.businessId}
          and ${overCap(ctx, { marketing_texts_a_week: 1, marketing_mails_a_week: 4 }, 'sms', sql`c.phone`, ctx.now)}`,
      ),
    )
    expect(over.map(({ id }) => id)).toEqual([ana])
    expect(over.map(({ id }) => id)).not.toContain(ben)
  })
})
