import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { creditTransactions } from '#server/businesses/credits/tables.ts'
import type { SmsProvider } from '#server/platform/providers/sms.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { sendMessage } from '../send/sendMessages.ts'
import { chargeFor } from './allowance.ts'

const FREE_TEXTS = 50

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let occurrences = 0
async function queue(sender: MessageBusiness, content = 'Hello', phone?: string) {
  const customerId = await sender.addCustomer(phone ? { phone } : {})
  const { phone: recipient } = await sender.customer(customerId)
  const dedupe_key = `test:${occurrences++}`
  const message = { type: 'sms', purpose: 'marketing', customerId, dedupe_key, content } as const
  return sender.run((ctx) => queueMessage(ctx, { ...message, recipient: recipient! }))
}

const use = (sender: MessageBusiness, texts: number, month = '2026-03') =>
  sender.change({ usage_sms_monthly: texts, usage_sms_month: month })

async function credits(sender: MessageBusiness) {
  const { credits_remaining: remaining } = await sender.business()
  const rows = await sender.run(({ tx }) =>
    tx.select().from(creditTransactions).orderBy(creditTransactions.id),
  )
  expect(remaining).toBe(rows.reduce((sum, row) => sum + row.credits, 0))
  return { remaining, kinds: rows.map(({ kind, credits }) => `${kind} ${credits}`) }
}

describe('the allowance of a month', () => {
  it('is never exceeded by texts that are sent at the same time', async () => {
    const sender = await desk.newBusiness({ plan: 'Free' })
    await use(sender, FREE_TEXTS - 2)
    for (let text = 0; text < 6; text++) await queue(sender)
    const jobs = await desk.takeJobs()
    await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
    const messages = await sender.messages()
    expect(messages.filter(({ status }) => status === 'sent')).toHaveLength(2)
    expect(messages.filter(({ state }) => state === 'withheld')).toHaveLength(4)
    expect((await sender.business()).usage_sms_monthly).toBe(FREE_TEXTS)
    expect(messages.reduce((sum, { allowance_taken }) => sum + allowance_taken, 0)).toBe(2)
  })

  it('withholds a text at once when it is used up, and says so', async () => {
    const sender = await desk.newBusiness({ plan: 'Free' })
    await use(sender, FREE_TEXTS)
    expect(await queue(sender)).toMatchObject({
      state: 'withheld',
      failure:
        'The 50 texts a month of your Free plan are used up, and there are not enough credits for another.',
    })
    expect(await desk.takeJobs()).toEqual([])
  })

  it('counts segments of the text as it is sent', async () => {
    const sender = await desk.newBusiness({ plan: 'Free' })
    await queue(sender, 'a'.repeat(161))
    await desk.workOff()
    expect((await sender.business()).usage_sms_monthly).toBe(2)
  })

  it('begins anew in the shop’s next month', async () => {
    const sender = await desk.newBusiness({ plan: 'Free' })
    await use(sender, FREE_TEXTS, '2026-02')
    await queue(sender)
    await desk.workOff()
    expect(await sender.business()).toMatchObject({ usage_sms_monthly: 1, usage_sms_month: '2026-03' })
  })

  it('is not given back to a month that has gone by', async () => {
    const sender = await desk.newBusiness({ plan: 'Free' })
    await queue(sender)
    const sms: SmsProvider = {
      ...desk.services.sms,
      send: async () => {
        await use(sender, 7, '2026-04')
        return { outcome: 'rejected', code: '21614', reason: 'no', retry: false }
      },
    }
    for (const job of await desk.takeJobs()) await sendMessage({ ...desk.services, sms }, job)
    expect(await sender.messages()).toMatchObject([{ state: 'rejected' }])
    expect(await sender.business()).toMatchObject({ usage_sms_monthly: 7, usage_sms_month: '2026-04' })
  })

  it('is not given again by moving the shop to where the month before still lasts', async () => {
    const sender = await desk.newBusiness({ plan: 'Free' })
    const { business, ...plan } = await sender.run((ctx) => lockBusinessAndTier(ctx))
    const terms = { now: new Date('2026-04-01T05:00:00Z'), textLimits: desk.services.textLimits }
    const used = { ...business, usage_sms_monthly: FREE_TEXTS, usage_sms_month: '2026-04' }
    for (const time_zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
      expect(
        chargeFor(terms, { business: { ...used, time_zone }, ...plan }, { type: 'sms', segments: 1 }),
      ).toBeNull()
  })

  it('has no end where the plan says -1', async () => {
    const sender = await desk.newBusiness({ plan: 'Free' })
    const { business, ...plan } = await sender.run((ctx) => lockBusinessAndTier(ctx))
    const used = { ...business, usage_sms_monthly: 1_000_000, usage_sms_month: '2026-03' }
    const text = { type: 'sms', segments: 3 } as const
    const unlimited = { ...plan.tier, max_sms_monthly: -1 }
    const terms = { now: desk.clock.now(), textLimits: desk.services.textLimits }
    expect(chargeFor(terms, { business: used, ...plan }, text)).toBeNull()
    expect(chargeFor(terms, { business: used, ...plan, tier: unlimited }, text)).toMatchObject({
      allowance: 3,
      credits: 0,
    })
  })
})

describe('credits', () => {
  it('pay for each segment beyond the allowance, never below zero', async () => {
    const sender = await desk.newBusiness({ plan: 'Free', credits: 3 })
    await use(sender, FREE_TEXTS - 1)
    for (const text of ['a'.repeat(161), 'a'.repeat(161), 'a'.repeat(161)]) await queue(sender, text)
    const jobs = await desk.takeJobs()
    await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
    const states = (await sender.messages()).map(({ status }) => status).sort()
    expect(states).toEqual(['failed', 'sent', 'sent'])
    expect((await credits(sender)).remaining).toBe(0)
    expect((await sender.business()).usage_sms_monthly).toBe(FREE_TEXTS)
  })

  it('come back for a text that certainly did not go out', async () => {
    const sender = await desk.newBusiness({ plan: 'Free', credits: 5 })
    await use(sender, FREE_TEXTS)
    await queue(sender, 'Hello', '+12065550001')
    await desk.workOff()
    expect(await credits(sender)).toEqual({ remaining: 5, kinds: ['initial 5', 'reserved -1', 'returned 1'] })
  })

  it('come back for a text that the network could not deliver', async () => {
    const sender = await desk.newBusiness({ plan: 'Free', credits: 5 })
    await use(sender, FREE_TEXTS)
    await queue(sender, 'Hello', '+12065550032')
    await desk.workOff()
    await expect.poll(async () => (await sender.messages())[0]!.state).toBe('rejected')
    expect((await sender.messages())[0]!.failure).toBe('This is a landline, which gets no texts.')
    expect((await credits(sender)).remaining).toBe(5)
  })

  it('stay taken for a text of unknown fate', async () => {
    const sender = await desk.newBusiness({ plan: 'Free', credits: 5 })
    await use(sender, FREE_TEXTS)
    desk.door.isShut = true
    await queue(sender, 'Hello', '+12065550041')
    await desk.workOff()
    desk.door.isShut = false
    expect((await credits(sender)).remaining).toBe(4)
  })

  it('follow the provider’s count where it differs from ours', async () => {
    const sender = await desk.newBusiness({ plan: 'Free', credits: 5 })
    await use(sender, FREE_TEXTS - 1)
    await queue(sender, 'a'.repeat(161))
    const counting = {
      ...desk.services.sms,
      send: async () => ({ outcome: 'accepted', providerId: 'SM1', segments: 3 }) as const,
    }
    for (const job of await desk.takeJobs()) await sendMessage({ ...desk.services, sms: counting }, job)
    expect(await sender.messages()).toMatchObject([{ segments: 3, allowance_taken: 1, credits_taken: 2 }])
    expect((await credits(sender)).remaining).toBe(3)
    expect((await sender.business()).usage_sms_monthly).toBe(FREE_TEXTS)
  })
})
