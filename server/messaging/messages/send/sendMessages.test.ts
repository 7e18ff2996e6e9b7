import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { events } from '#server/loyalty/events/tables.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { sendMessage } from './sendMessages.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let occurrences = 0
async function queue(business: MessageBusiness, customerId: string, content = 'Hello'): Promise<string> {
  const { phone } = await business.customer(customerId)
  const dedupe_key = `test:${occurrences++}`
  const message = { type: 'sms', purpose: 'marketing', recipient: phone! } as const
  const queued = await business.run((ctx) =>
    queueMessage(ctx, { ...message, customerId, dedupe_key, content }),
  )
  return queued.messageId
}

async function queueTo(phone: string, plan: 'Free' | 'Agency' = 'Agency') {
  const business = await desk.newBusiness({ plan })
  const customerId = await business.addCustomer({ phone })
  return { business, customerId, messageId: await queue(business, customerId) }
}

const only = async (business: MessageBusiness) => (await business.messages())[0]!

describe('what was agreed is asked again before sending', () => {
  it('a consent withdrawn in between stops the text', async () => {
    const { business, customerId } = await queueTo(newPhone())
    const withdrawal = { channel: 'sms', given: false, source: 'portal', wording: 'Stop' } as const
    await business.run((ctx) => recordConsent(ctx, { customerId, ...withdrawal }))
    await desk.workOff()
    const message = await only(business)
    expect(message).toMatchObject({ state: 'withheld', status: 'failed', allowance_taken: 0 })
    expect(desk.mailbox.texts(message.recipient)).toEqual([])
  })

  it('a text whose hour has passed waits for the morning instead', async () => {
    const { business } = await queueTo(newPhone())
    desk.clock.travelTo(new Date('2026-03-03T02:00:00Z'))
    await desk.workOff()
    const message = await only(business)
    expect(desk.mailbox.texts(message.recipient)).toEqual([])
    expect(message).toMatchObject({ state: 'queued', due_at: new Date('2026-03-03T13:00:00Z') })
    desk.clock.travelTo(message.due_at)
    await desk.workOff('all')
    expect(desk.mailbox.texts(message.recipient)).toHaveLength(1)
  })

  it('a text queued at night is not even offered to the worker before the morning', async () => {
    desk.clock.travelTo(new Date('2026-03-04T02:00:00Z'))
    await queueTo(newPhone())
    expect(await desk.takeJobs('due')).toEqual([])
    expect(await desk.takeJobs('all')).toHaveLength(1)
    desk.clock.travelTo(new Date('2026-03-04T15:00:00Z'))
  })
})

describe('one message', () => {
  it('goes once however many workers take its job', async () => {
    const { business } = await queueTo(newPhone())
    const [job] = await desk.takeJobs()
    await Promise.all([1, 2, 3].map(() => sendMessage(desk.services, job!)))
    await sendMessage(desk.services, job!)
    expect(desk.mailbox.texts((await only(business)).recipient)).toHaveLength(1)
  })

  it('of another shop is not sent by naming this one', async () => {
    const { messageId } = await queueTo(newPhone())
    const other = await desk.newBusiness()
    await sendMessage(desk.services, { businessId: other.businessId, messageId })
    expect(desk.mailbox.timesReceived().texts[messageId]).toBeUndefined()
    await desk.takeJobs()
  })

  it('is sent and then delivered, as the provider reports', async () => {
    const { business } = await queueTo(newPhone())
    await desk.workOff()
    expect(await only(business)).toMatchObject({ status: 'sent', provider_id: expect.stringMatching(/^SM/) })
    await expect.poll(async () => (await only(business)).state).toBe('delivered')
  })
})

describe('a text that the provider refuses', () => {
  it('for good is failed with a reason in words, and gives back what it took', async () => {
    const { business } = await queueTo('+12065550009')
    await desk.workOff()
    expect(await only(business)).toMatchObject({
      state: 'rejected',
      status: 'failed',
      failure: 'This is not a mobile number.',
      allowance_taken: 0,
    })
    expect((await business.business()).usage_sms_monthly).toBe(0)
    expect(await desk.takeJobs('all')).toEqual([])
  })

  it('for the moment is tried again with growing pauses, and fails in the end', async () => {
    const { business } = await queueTo('+12065550050', 'Free')
    const pauses: number[] = []
    for (;;) {
      await desk.workOff('all')
      const { state, due_at } = await only(business)
      if (state !== 'queued') break
      pauses.push((due_at.getTime() - desk.clock.now().getTime()) / 1000)
    }
    expect(pauses).toEqual([10, 30, 120, 600, 1800, 7200])
    expect(await only(business)).toMatchObject({ state: 'rejected', status: 'failed', attempt: 7 })
    expect((await business.business()).usage_sms_monthly).toBe(0)
  })

  it('because of an earlier STOP ends the consent in every shop that knows the phone', async () => {
    const phone = '+12065550004'
    const other = await desk.newBusiness()
    const known = await other.addCustomer({ phone })
    const { business, customerId } = await queueTo(phone)
    await desk.workOff()
    expect(await business.customer(customerId)).toMatchObject({ opted_in_sms: false })
    expect(await other.customer(known)).toMatchObject({ opted_in_sms: false })
    const again = await other.run((ctx) =>
      queueMessage(ctx, {
        type: 'sms',
        purpose: 'service',
        dedupe_key: 'after the stop',
        customerId: known,
        recipient: phone,
        content: 'Hello',
      }),
    )
    expect(again.state).toBe('withheld')
  })
})

describe('an email', () => {
  const queueEmail = async (email: string, contact_email: string | null = null) => {
    const business = await desk.newBusiness({ name: 'Joe’s & Café', address: '1 Main Street\nSpringfield' })
    const own = eq(businesses.id, business.businessId)
    await business.run(({ tx }) => tx.update(businesses).set({ contact_email }).where(own))
    const customerId = await business.addCustomer({ email, agreed: ['email'] })
    const { messageId } = await business.run((ctx) =>
      queueMessage(ctx, {
        type: 'email',
        purpose: 'marketing',
        dedupe_key: 'test',
        customerId,
        recipient: email,
        subject: 'Hello',
        content: 'Good morning',
      }),
    )
    await desk.workOff()
    return { business, customerId, messageId }
  }

  it('goes out under the shop’s name with its address, a way out and the shop to reply to', async () => {
    const { business, messageId } = await queueEmail('ana@example.com', 'hello@joes.example')
    const mail = desk.mailbox.mails('ana@example.com').at(-1)!
    expect(mail.from).toEqual({ name: 'Joe’s & Café', email: 'hello@regulars.example' })
    expect(mail.messageId).toContain(messageId)
    expect(mail.replyTo).toBe('hello@joes.example')
    expect(mail.text).toContain('1 Main Street\nSpringfield')
    const header = (name: string) => mail.headers.find((one) => one.name === name)?.value
    expect(header('list-unsubscribe')).toMatch(/^<http:.*\/unsubscribe\/[\w-]{64,}>$/)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-id')).toBe(`<${business.businessId}.localhost>`)
    expect(header('feedback-id')).toBe(`quick:${business.businessId}:marketing:regulars`)
    expect(mail.html).toContain(header('list-unsubscribe')!.slice(1, -1))
    expect(await only(business)).toMatchObject({ state: 'accepted', status: 'sent' })
  })

  it('names no address to reply to where the shop has chosen none: its owner’s is not shown to guests', async () => {
    const { business } = await queueEmail('bea@example.com')
    const mail = desk.mailbox.mails('bea@example.com').at(-1)!
    expect(mail.replyTo).toBeNull()
    expect(`${mail.text}${mail.html}`).not.toContain((await business.business()).email)
  })

  it('to a mailbox that does not exist fails and ends the writing to it', async () => {
    const { business, customerId } = await queueEmail('bounce@example.com')
    expect(await only(business)).toMatchObject({ state: 'rejected', status: 'failed' })
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: false })
    expect((await business.consents(customerId)).at(-1)).toMatchObject({ source: 'bounce', given: false })
    const told = await business.run(({ tx }) => tx.select().from(events))
    expect(told).toMatchObject([{ type: 'customer.changed', subject_id: customerId }])
  })
})
