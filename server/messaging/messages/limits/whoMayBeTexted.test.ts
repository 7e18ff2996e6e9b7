import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#server/identity/auth/tables.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { queueServiceText } from '../queue/serviceTexts.ts'
import { sendMessage } from '../send/sendMessages.ts'
import { communicationLogs } from '../tables.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let occurrences = 0
async function queue(business: MessageBusiness, phone = newPhone()) {
  const customerId = await business.addCustomer({ phone })
  const dedupe_key = `test:${occurrences++}`
  const message = { type: 'sms', purpose: 'marketing', customerId, dedupe_key, content: 'Hello' } as const
  return business.run((ctx) => queueMessage(ctx, { ...message, recipient: phone }))
}
const queueService = (business: MessageBusiness, to: string) =>
  business.run((ctx) => queueServiceText(ctx, { to, content: 'A code', dedupe_key: `test:${occurrences++}` }))

const sent = async (business: MessageBusiness) =>
  (await business.messages()).filter(({ status }) => status === 'sent').length

describe('a number that costs or pays more than a text', () => {
  it.each([
    ['a premium one', '+19005551234'],
    ['a premium one of an area code', '+12129761234'],
    ['a satellite phone', '+881612345678'],
    ['an international network', '+88212345678'],
    ['another one', '+8835100012345'],
    ['a ship', '+870773111632'],
    ['a personal one', '+447012345678'],
    ['a personal one in North America', '+15005550006'],
    ['a pager', '+447640123456'],
    ['a landline', '+442079460958'],
    ['a free one', '+18005551234'],
    ['one of a kind that nobody knows', '+17002345678'],
  ])('is never texted, neither news nor codes, whatever countries are switched on: %s', async (_, phone) => {
    const business = await desk.newBusiness()
    await business.change({ text_countries: ['GB', 'US', 'CA'] })
    const refused = { state: 'withheld', failure: 'Texts go to mobile numbers only, and this is none.' }
    expect(await queue(business, phone)).toMatchObject(refused)
    expect(await queueService(business, phone)).toMatchObject(refused)
    expect(await desk.takeJobs('all')).toEqual([])
  })

  it('is not texted where it was queued before', async () => {
    const business = await desk.newBusiness()
    const { messageId } = await queue(business)
    await business.run(({ tx }) =>
      tx
        .update(communicationLogs)
        .set({ recipient: '+19005551234' })
        .where(eq(communicationLogs.id, messageId)),
    )
    await desk.workOff()
    expect(await business.messages()).toMatchObject([{ state: 'withheld' }])
  })
})

describe('a country', () => {
  it('other than the shop’s own gets no text until it is switched on', async () => {
    const business = await desk.newBusiness()
    const refused = { state: 'withheld', failure: 'Texts to Jamaica are not switched on in the settings.' }
    expect(await queue(business, '+18765550100')).toMatchObject(refused)
    expect(await queueService(business, '+18765550100')).toMatchObject(refused)
    await business.change({ text_countries: ['JM'] })
    expect(await queue(business, '+18765550101')).toMatchObject({ state: 'queued' })
  })

  it('switched off after a text was queued gets it no more', async () => {
    const business = await desk.newBusiness()
    await business.change({ text_countries: ['JM'] })
    await queue(business, '+18765550102')
    await business.change({ text_countries: [] })
    await desk.workOff()
    expect(await business.messages()).toMatchObject([
      { state: 'withheld', failure: 'Texts to Jamaica are not switched on in the settings.' },
    ])
  })
})

describe('a shop whose owner’s address is not proven', () => {
  const words = 'No texts go out before the owner has confirmed their email address.'

  it('texts nobody, neither news nor codes, until it is', async () => {
    const business = await desk.newBusiness({ proven: false })
    expect(await queue(business)).toMatchObject({ state: 'withheld', failure: words })
    expect(await queueService(business, newPhone())).toMatchObject({ state: 'withheld', failure: words })
    await proveAddress(desk.services.database.plain, business.businessId)
    expect(await queue(business)).toMatchObject({ state: 'queued' })
    await desk.workOff()
    expect(await sent(business)).toBe(1)
  })

  it('sends nothing that was queued while it was', async () => {
    const business = await desk.newBusiness()
    await queue(business)
    const { database } = desk.services
    await database.plain.update(user).set({ emailVerified: false }).where(eq(user.id, business.businessId))
    await desk.workOff()
    expect(await business.messages()).toMatchObject([{ state: 'withheld', failure: words }])
  })
})

describe('a paid plan that nobody has paid', () => {
  const words = 'The 50 texts that come before the first payment for the Agency plan are used up.'

  it('has 50 texts in all, whatever the plan, the credits and the month', async () => {
    const business = await desk.newBusiness({ paid: false, credits: 1000 })
    await business.change({ usage_sms_total: 48 })
    for (let text = 0; text < 4; text++) await queue(business)
    const jobs = await desk.takeJobs()
    await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
    expect(await sent(business)).toBe(2)
    expect((await business.messages()).filter(({ failure }) => failure === words)).toHaveLength(2)
    await business.change({ usage_sms_month: '2026-02' })
    expect(await queue(business)).toMatchObject({ state: 'withheld', failure: words })
  })

  it('counts again what certainly did not go out', async () => {
    const business = await desk.newBusiness({ paid: false })
    await queue(business, '+12065550001')
    await desk.workOff()
    expect(await business.messages()).toMatchObject([{ state: 'rejected' }])
    expect((await business.business()).usage_sms_total).toBe(0)
  })

  it('has the plan’s texts from its first payment on', async () => {
    const business = await desk.newBusiness({ paid: false })
    await business.change({ usage_sms_total: 50 })
    await business.change({ plan_texts_since: desk.clock.now() })
    expect(await queue(business)).toMatchObject({ state: 'queued' })
    await desk.workOff()
    expect(await sent(business)).toBe(1)
  })

  it('leaves Free its 50 a month', async () => {
    const business = await desk.newBusiness({ plan: 'Free', paid: false })
    await business.change({ usage_sms_total: 500, usage_sms_monthly: 49, usage_sms_month: '2026-03' })
    expect(await queue(business)).toMatchObject({ state: 'queued' })
    await desk.workOff()
    expect(await queue(business)).toMatchObject({ state: 'withheld' })
  })
})
