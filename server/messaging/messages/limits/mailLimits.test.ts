import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { newAddress, queueMail } from '#tests/messages/mail.ts'
import { usualTextLimits } from '#tests/world/textLimits.ts'
import { type NewMessage, queueMessage } from '../queue/queueMessage.ts'
import { sendMessage } from '../send/sendMessages.ts'
import type { TextLimits } from './textLimits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const mails: TextLimits['mails'] = {
  ...usualTextLimits.mails,
  ...{ platform: 12, youngBusinesses: 8, youngBusiness: 5, youngNetwork: 6, network: 3, wideNetwork: 5 },
  ...{ beforePayment: 4, monthlyOnFree: 3 },
}

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ textLimits: { mails } })
})
afterAll(() => desk.close())

/** A message that a customer's own act causes, such as the welcome. */
const caused = { trigger: 'welcome', capped: false } as const

async function send(business: MessageBusiness, count: number, more?: Partial<NewMessage>) {
  for (let mail = 0; mail < count; mail++) await queueMail(business, more)
  const jobs = await desk.takeJobs()
  await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
  return sent(business)
}

const sent = async (business: MessageBusiness) =>
  (await business.messages()).filter(({ status }) => status === 'sent').length

const alarms = async () =>
  (
    await queryRows<{ data: { scope: string } }>(
      desk.services.database.plain,
      sql`delete from pgboss.job where name = 'report-text-limit' returning data`,
    )
  ).map(({ data }) => data.scope)

const young = { plan: 'Free', paid: false } as const

describe('a day’s mails to guests', () => {
  it('of a shop that has paid nothing end at its limit, also when they are sent at once, with an alarm', async () => {
    const business = await desk.newBusiness(young)
    expect(await send(business, 7, caused)).toBe(5)
    const failure =
      'The emails that a shop which has paid nothing can send in a day are used up. Emails go out again tomorrow.'
    expect((await business.messages()).filter((message) => message.failure === failure)).toHaveLength(2)
    expect(await queueMail(business, { purpose: 'service' })).toMatchObject({ state: 'withheld', failure })
    expect(await alarms()).toEqual(['mail young business'])
    desk.clock.advance(DAY)
    expect(await send(business, 1, caused)).toBe(6)
  })

  it('of ten shops of one stranger end at those of their network, and leave texts theirs', async () => {
    desk.clock.advance(DAY)
    let spent = 0
    for (let n = 0; n < 10; n++)
      spent += await send(await desk.newBusiness({ ...young, network: 'the attacker’s' }), 1)
    expect(spent).toBe(mails.youngNetwork)
    const elsewhere = await desk.newBusiness({ ...young, network: 'a café’s' })
    expect(await send(elsewhere, 3)).toBe(mails.youngBusinesses - mails.youngNetwork)
    const customerId = await elsewhere.addCustomer({ phone: '+14155559001' })
    const text = { type: 'sms', purpose: 'marketing', content: 'Hello', dedupe_key: 'a text' } as const
    expect(
      await elsewhere.run((ctx) => queueMessage(ctx, { ...text, customerId, recipient: '+14155559001' })),
    ).toMatchObject({ state: 'queued' })
    await desk.workOff()
    await alarms()
  })

  it('of the whole platform end at its limit, with one alarm; the mails to owners go on', async () => {
    desk.clock.advance(DAY)
    const business = await desk.newBusiness()
    expect(await send(business, mails.platform + 2)).toBe(mails.platform)
    expect(await queueMail(business, caused)).toMatchObject({
      state: 'withheld',
      failure: 'Regulars has sent as many emails as it may in a day. Emails go out again tomorrow.',
    })
    expect(await alarms()).toEqual(['mail platform'])
    const own = { purpose: 'service', customerId: null, recipient: 'owner@example.com' } as const
    expect(await send(business, 1, { ...own, dedupe_key: 'to the owner' })).toBe(mails.platform + 1)
  })

  it('that guests ask for from one network end at its limit', async () => {
    desk.clock.advance(DAY)
    const business = await desk.newBusiness()
    const states = []
    for (let mail = 0; mail < 4; mail++) {
      const recipient = newAddress()
      const customerId = await business.addCustomer({ email: recipient, agreed: ['email'] })
      const words = { type: 'email', purpose: 'marketing', subject: 'Welcome', content: 'Hello' } as const
      const asked = { customerId, recipient, dedupe_key: `asked for by ${recipient}`, ...words }
      const customer = { kind: 'anonymous', ipAddress: '198.51.100.7' } as const
      const queued = await business.run((ctx) =>
        queueMessage({ ...ctx, actor: customer, address: '198.51.100.7' }, asked),
      )
      states.push(queued.state)
    }
    expect(states).toEqual(['queued', 'queued', 'queued', 'withheld'])
    await desk.takeJobs()
    await alarms()
  })
})

describe('marketing mails that nobody caused', () => {
  it('are few in all on a paid plan that nobody has paid, also when they are sent at once', async () => {
    desk.clock.advance(DAY)
    const business = await desk.newBusiness({ paid: false, credits: 1000 })
    expect(await send(business, 5)).toBe(mails.beforePayment)
    const failure =
      'The 4 marketing emails that come before the first payment for the Agency plan are used up.'
    desk.clock.advance(5 * DAY)
    expect(await queueMail(business)).toMatchObject({ state: 'withheld', failure })
    expect(await queueMail(business, caused)).toMatchObject({ state: 'queued' })
    await business.change({ plan_texts_since: desk.clock.now() })
    expect(await queueMail(business)).toMatchObject({ state: 'queued' })
    await desk.workOff()
    expect(await sent(business)).toBe(mails.beforePayment + 2)
  })

  it('are few a month on Free, and what certainly did not go out is not counted', async () => {
    desk.clock.advance(DAY)
    const business = await desk.newBusiness(young)
    const recipient = 'bounce@free.example'
    const customerId = await business.addCustomer({ email: recipient, agreed: ['email'] })
    await queueMail(business, { customerId, recipient })
    await desk.workOff()
    expect(await business.messages()).toMatchObject([{ state: 'rejected' }])
    expect(await send(business, 4)).toBe(mails.monthlyOnFree)
    const failure = 'The 3 marketing emails a month of the Free plan are used up.'
    expect(await queueMail(business)).toMatchObject({ state: 'withheld', failure })
    desk.clock.advance(31 * DAY)
    expect(await send(business, 1)).toBe(mails.monthlyOnFree + 1)
  })

  it('need the postal address of the shop, when queued and when sent', async () => {
    desk.clock.advance(DAY)
    const failure = 'Marketing email needs the postal address of your shop. Add it in Settings.'
    const business = await desk.newBusiness({ address: null })
    expect(await queueMail(business)).toMatchObject({ state: 'withheld', failure })
    expect(await queueMail(business, caused)).toMatchObject({ state: 'queued' })
    await business.change({ address: '1 Main Street, Springfield' })
    const { messageId } = await queueMail(business)
    await business.change({ address: ' ' })
    await desk.workOff()
    expect((await business.messages()).find(({ id }) => id === messageId)).toMatchObject({
      state: 'withheld',
      failure,
    })
  })
})

describe('four marketing mails a week', () => {
  async function openAna() {
    desk.clock.advance(DAY)
    const business = await desk.newBusiness()
    const email = newAddress()
    const ana = await business.addCustomer({ email, agreed: ['email'] })
    let mail = 0
    const toAna = (more: Partial<NewMessage> = {}) =>
      queueMail(business, { customerId: ana, recipient: email, dedupe_key: `to Ana ${mail++}`, ...more })
    return { business, toAna }
  }
  const states = (queued: { state: string }[]) => queued.map(({ state }) => state)

  it('are the most that one guest gets, whatever they are of, and the owner may allow more', async () => {
    const { business, toAna } = await openAna()
    const five = [await toAna(), await toAna(), await toAna(), await toAna(), await toAna()]
    expect(states(five)).toEqual(['queued', 'queued', 'queued', 'queued', 'withheld'])
    expect(five[4]!.failure).toBe(
      'The customer has had 4 marketing emails within a week, and gets no more than that.',
    )
    expect(await toAna(caused)).toMatchObject({ state: 'queued' })
    await business.change({ marketing_mails_a_week: 5 })
    expect(states([await toAna(), await toAna()])).toEqual(['queued', 'withheld'])
    desk.clock.advance(8 * DAY)
    expect(await toAna()).toMatchObject({ state: 'queued' })
    await desk.takeJobs('all')
  })

  it('are counted at night as they are by day: a mail does not wait for the morning', async () => {
    const { business, toAna } = await openAna()
    await business.change({ time_zone: 'Etc/UTC' })
    desk.clock.advance(DAY - (desk.clock.now().getTime() % DAY) + 4 * HOUR)
    for (let mail = 0; mail < 4; mail++) await toAna()
    await desk.takeJobs('all')
    desk.clock.advance(7 * DAY - HOUR)
    expect(await toAna()).toMatchObject({ state: 'withheld' })
    desk.clock.advance(2 * HOUR)
    expect(await toAna()).toMatchObject({ state: 'queued' })
    await desk.takeJobs('all')
  })

  it('hold when six that waited together are sent at once', async () => {
    const { business, toAna } = await openAna()
    await business.change({ marketing_mails_a_week: null })
    for (let mail = 0; mail < 6; mail++) await toAna()
    await business.change({ marketing_mails_a_week: 4 })
    const jobs = await desk.takeJobs()
    await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
    expect(await sent(business)).toBe(4)
  })
})
