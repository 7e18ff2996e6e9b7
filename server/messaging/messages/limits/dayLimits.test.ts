import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { sendMessage } from '../send/sendMessages.ts'
import { countTextsFrom } from './dayLimits.ts'

const DAY = 86_400_000
const textLimits = {
  platform: 12,
  youngBusinesses: 8,
  youngBusiness: 5,
  youngNetwork: 6,
  network: 3,
  wideNetwork: 5,
}

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ textLimits })
})
afterAll(() => desk.close())

let occurrences = 0
async function queue(business: MessageBusiness, purpose: 'marketing' | 'service' = 'marketing') {
  const phone = newPhone()
  const customerId = await business.addCustomer({ phone })
  const dedupe_key = `test:${occurrences++}`
  const message = { type: 'sms', purpose, customerId, dedupe_key, content: 'Hello' } as const
  return business.run((ctx) => queueMessage(ctx, { ...message, recipient: phone }))
}

async function send(business: MessageBusiness, texts: number, purpose?: 'service') {
  for (let text = 0; text < texts; text++) await queue(business, purpose)
  const jobs = await desk.takeJobs()
  await Promise.all(jobs.map((job) => sendMessage(desk.services, job)))
  return (await business.messages()).filter(({ status }) => status === 'sent').length
}

const reports = () =>
  queryRows<{ data: unknown }>(
    desk.services.database.plain,
    sql`delete from pgboss.job where name = 'report-text-limit' returning data`,
  )

describe('a day’s texts', () => {
  it('of a young business end at its limit, also when they are sent at once; codes count', async () => {
    const business = await desk.newBusiness({ plan: 'Free', paid: false })
    expect(await send(business, 3, 'service')).toBe(3)
    expect(await send(business, 4)).toBe(5)
    const words =
      'The texts that a shop which has paid nothing can send in a day are used up. Texts go out again tomorrow.'
    expect((await business.messages()).filter(({ failure }) => failure === words)).toHaveLength(2)
    expect(await queue(business)).toMatchObject({ state: 'withheld', failure: words })
    // The messages kept back took nothing.
    expect((await business.business()).usage_sms_monthly).toBe(2)
    expect((await reports()).map(({ data }) => data)).toEqual([
      { day: '2026-03-02', scope: 'young business' },
    ])
    desk.clock.advance(DAY)
    expect(await send(business, 1)).toBe(6)
  })

  it('of all young businesses together end at theirs, however many there are', async () => {
    desk.clock.advance(DAY)
    const businesses = []
    for (let business = 0; business < 3; business++)
      businesses.push(await desk.newBusiness({ plan: 'Free', paid: false }))
    let sent = 0
    for (const business of businesses) sent += await send(business, 4)
    expect(sent).toBe(textLimits.youngBusinesses)
    const paid = await desk.newBusiness()
    expect(await send(paid, 1)).toBe(1)
  })

  it('of a business that nobody has paid for are capped however old it is', async () => {
    desk.clock.advance(DAY)
    const old = await desk.newBusiness({ plan: 'Free', paid: false })
    await old.change({ created_at: new Date(desk.clock.now().getTime() - 400 * DAY) })
    expect(await send(old, 6, 'service')).toBe(5)
    await old.change({ plan_texts_since: desk.clock.now() })
    expect(await send(old, 1)).toBe(6)
  })

  it('of ten businesses from one network leave those of others theirs', async () => {
    desk.clock.advance(DAY)
    let spent = 0
    for (let business = 0; business < 10; business++) {
      const one = await desk.newBusiness({ plan: 'Free', paid: false, network: 'the attacker’s' })
      spent += await send(one, 1)
    }
    expect(spent).toBe(textLimits.youngNetwork)
    const elsewhere = await desk.newBusiness({ plan: 'Free', paid: false, network: 'a café’s' })
    expect(await send(elsewhere, 3)).toBe(textLimits.youngBusinesses - textLimits.youngNetwork)
  })

  it('of the whole platform end at its limit, with one alarm', async () => {
    desk.clock.advance(DAY)
    await reports()
    const business = await desk.newBusiness()
    expect(await send(business, textLimits.platform + 2)).toBe(textLimits.platform)
    expect(await queue(business, 'service')).toMatchObject({
      state: 'withheld',
      failure: 'Regulars has sent as many texts as it may in a day. Texts go out again tomorrow.',
    })
    expect(await reports()).toHaveLength(1)
  })

  it('are counted once, however often the provider must be asked', async () => {
    desk.clock.advance(DAY)
    const business = await desk.newBusiness({ plan: 'Free', paid: false })
    const customerId = await business.addCustomer({ phone: '+12065550050' })
    const message = { type: 'sms', purpose: 'marketing', customerId, content: 'Hello' } as const
    await business.run((ctx) =>
      queueMessage(ctx, { ...message, recipient: '+12065550050', dedupe_key: 'a busy provider' }),
    )
    for (let attempt = 0; attempt < 3; attempt++) await desk.workOff('all')
    const [count] = await queryRows<{ sent: number }>(
      desk.services.database.plain,
      sql`select sent from text_counts where subject = ${business.businessId}`,
    )
    expect(count).toEqual({ sent: 1 })
  })
})

describe('the texts that strangers ask for', () => {
  const ask = (address: string) => {
    const { database, jobs, clock, keyring, textLimits } = desk.services
    return countTextsFrom({ tx: database.plain, now: clock.now(), jobs, keyring, textLimits }, address)
  }

  it('end at the limit of their network, whatever device of it asks', async () => {
    for (const device of ['1', '2', '3']) expect(await ask(`2001:db8:1:1::${device}`)).toBeNull()
    expect(await ask('2001:db8:1:1:ffff::4')).toBe('network')
    expect(await ask('2001:db8:2:1::1')).toBeNull()
  })

  it('end at the limit of all networks that one customer of a provider has', async () => {
    for (const net of ['1', '2', '3', '4', '5']) expect(await ask(`2001:db8:3:${net}::1`)).toBeNull()
    expect(await ask('2001:db8:3:6::1')).toBe('wide network')
  })

  it('from one IPv4 address leave its neighbours theirs', async () => {
    for (let text = 0; text < 3; text++) expect(await ask('198.51.100.7')).toBeNull()
    expect(await ask('::ffff:198.51.100.7')).toBe('network')
    expect(await ask('198.51.100.8')).toBeNull()
  })
})
