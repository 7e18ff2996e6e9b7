import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { openPeople, type People } from '#tests/accounts/people.ts'
import { openTriggerBusiness, type TriggerBusiness } from '#tests/messages/triggers.ts'
import type { TriggerResult } from './contract.ts'

let people: People
let business: TriggerBusiness
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())
beforeEach(async () => {
  business = await openTriggerBusiness(people)
  business.travel(1)
})

describe('we miss you', () => {
  it('is said once for an absence, however many rounds run at once, and again for the next one', async () => {
    const ana = await business.addCustomer()
    await business.edit('miss_you', { holdout_percent: 0 })
    await business.switchOn('miss_you')
    await business.buy(ana)
    business.travel(29)
    await business.round('miss_you')
    expect(await business.messages('miss_you')).toEqual([])
    business.travel(1)
    await Promise.all([1, 2, 3, 4].map(() => business.round('miss_you')))
    business.travel(1)
    await business.round('miss_you')
    expect(await business.messages('miss_you')).toHaveLength(1)
    await business.buy(ana)
    business.travel(30)
    await business.round('miss_you')
    expect(await business.messages('miss_you', ana)).toHaveLength(2)
  })

  it('is not said to who came back, who was gone before it was switched on, or whose visits a file brought', async () => {
    const [gone, back, imported] = [
      await business.addCustomer(),
      await business.addCustomer(),
      await business.addCustomer(),
    ]
    await business.edit('miss_you', { holdout_percent: 0 })
    await business.buy(gone)
    business.travel(2)
    await business.buy(back)
    await people.rows(`update customers set last_visit_at = $2, total_visits = 9 where id = $1`, [
      imported,
      people.clock.now(),
    ])
    business.travel(29)
    await business.switchOn('miss_you')
    await business.round('miss_you')
    await business.buy(back)
    business.travel(1)
    await business.round('miss_you')
    business.travel(1)
    await business.round('miss_you')
    expect(await business.messages('miss_you')).toEqual([])
  })

  it('waits for its hour by the shop’s own clock, through the night when clocks change', async () => {
    const far = await openTriggerBusiness(people, 'Australia/Lord_Howe')
    const ana = await far.addCustomer()
    await far.edit('miss_you', { holdout_percent: 0, settings: { days: 200, sendHour: 11 } })
    await far.switchOn('miss_you')
    await far.buy(ana)
    far.travel(200, 10)
    const isDue = async () =>
      (
        await queryRows<{ business_id: string }>(
          people.product.services.database.plain,
          sql`select business_id from triggers_due(${people.clock.now().toISOString()}::timestamptz) where kind = 'miss_you'`,
        )
      ).some(({ business_id }) => business_id === far.id)
    people.clock.advance(-people.clock.now().getTime() % 3_600_000)
    await far.round('miss_you')
    expect([await isDue(), (await far.messages('miss_you')).length]).toEqual([false, 0])
    people.clock.advance(2 * 3_600_000)
    await far.round('miss_you')
    expect([await isDue(), (await far.messages('miss_you')).length]).toEqual([true, 1])
  })

  it('is made up for on the days after one on which nothing ran', async () => {
    const ana = await business.addCustomer()
    await business.edit('miss_you', { holdout_percent: 0 })
    await business.switchOn('miss_you')
    await business.buy(ana)
    business.travel(32)
    await business.round('miss_you')
    expect(await business.messages('miss_you')).toHaveLength(1)
  })
})

describe('those held out', () => {
  it('are never written to, by either channel or in any round, and are the ones that the result tells of', async () => {
    await business.edit('miss_you', { holdout_percent: 50 })
    await business.switchOn('miss_you', ['sms', 'email'])
    const customers = await Promise.all(
      Array.from({ length: 24 }, () => business.addCustomer({ email: `${crypto.randomUUID()}@example.com` })),
    )
    for (const customer of customers) await business.buy(customer)
    business.travel(30)
    await Promise.all([1, 2, 3].map(() => business.round('miss_you')))
    await business.edit('miss_you', { holdout_percent: 0 })
    await business.round('miss_you')
    const held = await people.rows<{ customer_id: string }>(
      'select customer_id from trigger_holdouts where business_id = $1',
      [business.id],
    )
    const written = await business.messages('miss_you')
    const heldIds = held.map(({ customer_id }) => customer_id)
    expect(written.filter(({ customer_id }) => heldIds.includes(customer_id))).toEqual([])
    expect(written).toHaveLength((24 - held.length) * 2)
    expect(held.length).toBeGreaterThan(1)
    await people.rows(`update communication_logs set state = 'accepted' where business_id = $1`, [
      business.id,
    ])
    const [back, standsThere] = heldIds as [string, string]
    await business.buy(standsThere)
    business.travel(1)
    await business.buy(back)
    business.travel(15)
    const { data } = await business.send<{ data: TriggerResult[] }>('GET', '/app/triggers/results')
    expect(data.find(({ kind }) => kind === 'miss_you')).toMatchObject({
      sent: 24 - held.length,
      messaged: { people: 24 - held.length, came: 0 },
      held_out: { people: held.length, came: 1 },
      lift: { verdict: 'too few' },
    })
  })

  it('are none of those who are welcomed, rewarded or told what ends, whatever is asked for', async () => {
    for (const kind of ['welcome', 'reward', 'expiry'] as const) {
      expect((await business.edit(kind, { holdout_percent: 50 })).holdout_percent).toBe(0)
    }
  })
})

describe('what is about to end', () => {
  it('is told in one message of all that ends on a day, with how much, and not again', async () => {
    await business.addPoints({ pointsExpireDays: 30 })
    await business.post('/v1/programs', {
      name: 'Card',
      type: 'stamp_card',
      config: { stampsRequired: 5, cardExpireDays: 30 },
    })
    await business.switchOn('expiry', ['sms', 'email'])
    const ana = await business.addCustomer({ email: `${crypto.randomUUID()}@example.com` })
    await business.buy(ana, 40)
    business.travel(0, 15)
    await business.buy(ana, 2)
    business.travel(22)
    await business.round('expiry')
    expect(await business.messages('expiry')).toEqual([])
    business.travel(1)
    await Promise.all([business.round('expiry'), business.round('expiry')])
    await business.round('expiry')
    const told = await business.messages('expiry')
    expect(told.map(({ type }) => type).toSorted()).toEqual(['email', 'sms'])
    for (const { content } of told) {
      expect(content).toMatch(/42 points until \w+ \d+, \d{4}/)
      expect(content).toMatch(/2 stamps until/)
    }
  })

  it('is not told of what was spent in time, and neither counts for the week nor waits for it', async () => {
    await business.addPoints({ pointsExpireDays: 30, minimumRedemption: 1 })
    await business.switchOn('expiry')
    await business.edit('miss_you', { settings: { days: 23, sendHour: 10 }, holdout_percent: 0 })
    await business.switchOn('miss_you')
    const [ana, ben] = [await business.addCustomer(), await business.addCustomer()]
    await business.buy(ana)
    await business.buy(ben)
    await people.rows(`update point_lots set remaining = 0 where customer_id = $1`, [ben])
    business.travel(23)
    await Promise.all([business.round('miss_you'), business.round('expiry')])
    expect((await business.messages('expiry')).map(({ customer_id, state }) => [customer_id, state])).toEqual(
      [[ana, 'queued']],
    )
    expect((await business.messages('miss_you', ana)).map(({ state }) => state)).toEqual(['queued'])
  })
})

describe('a reward that lies unused', () => {
  it('is told of with its code after so many days, unless it was redeemed or came with a file', async () => {
    const { id: program } = await business.post<{ id: string }>('/v1/programs', {
      name: 'Codes',
      type: 'rebate_code',
      config: { codePrefix: 'SAVE', validDays: 90 },
    })
    await business.switchOn('unused_reward')
    const [ana, ben, cleo] = [
      await business.addCustomer(),
      await business.addCustomer(),
      await business.addCustomer(),
    ]
    const issue = async (customer_id: string) =>
      (
        await business.post<{ reward: { redemption_code: string } }>(`/v1/programs/${program}/codes`, {
          customer_id,
        })
      ).reward.redemption_code
    const codes = [await issue(ana), await issue(ben), await issue(cleo)]
    await people.rows(`update operations set source = 'import' where customer_id = $1`, [cleo])
    await business.post('/v1/redemptions', { code: codes[1] })
    const joined = await people.rows<{ code: string }>(
      `select redemption_code as code from customer_rewards where customer_id = $1 and status = 'earned'`,
      [ben],
    )
    for (const { code } of joined) await business.post('/v1/redemptions', { code })
    business.travel(14)
    await Promise.all([business.round('unused_reward'), business.round('unused_reward')])
    const told = await business.messages('unused_reward')
    expect(told.map(({ customer_id }) => customer_id)).toEqual([ana])
    expect(told[0]!.content).toContain(`${codes[0]} `.trim())
  })
})

describe('the n-th visit', () => {
  it('is thanked for once, by the purchase that makes it, and by nothing that a file or a correction brings', async () => {
    await business.addPoints()
    await business.edit('nth_visit', { settings: { visit: 3 }, holdout_percent: 0 })
    await business.switchOn('nth_visit')
    const [ana, ben] = [await business.addCustomer(), await business.addCustomer()]
    await business.post(`/v1/customers/${ben}/adjustments`, { visits: 3, reason: 'Moved' })
    for (const visit of [1, 2, 3, 4]) {
      await business.buy(ana)
      expect([visit, (await business.messages('nth_visit', ana)).length]).toEqual([visit, visit < 3 ? 0 : 1])
      business.travel(1)
    }
    expect(await business.messages('nth_visit', ben)).toEqual([])
  })

  it('that was taken back while the thanks waited is not thanked for', async () => {
    await business.edit('nth_visit', { settings: { visit: 2 }, delay_minutes: 60, holdout_percent: 0 })
    await business.switchOn('nth_visit')
    const ana = await business.addCustomer()
    await business.buy(ana)
    business.travel(1)
    const second = await business.buy(ana)
    await business.post(`/v1/operations/${second}/undo`, { reason: 'Wrong guest' })
    people.clock.advance(3_600_000)
    expect(await business.tellWhatWaits()).toBeGreaterThan(0)
    expect(await business.messages('nth_visit')).toEqual([])
  })
})

describe('one marketing text a week', () => {
  it('holds when two triggers meet one guest at the same moment', async () => {
    const year = people.clock.now().getUTCFullYear()
    await business.edit('miss_you', { holdout_percent: 0 })
    await business.switchOn('miss_you')
    await business.switchOn('birthday')
    const ana = await business.addCustomer()
    await business.buy(ana)
    business.travel(30)
    const today = people.clock.now().toISOString().slice(5, 10)
    await people.rows(`update customers set birthday = $2 where id = $1`, [ana, `${year - 30}-${today}`])
    await Promise.all([business.round('miss_you'), business.round('birthday')])
    const { sendMessage } = await import('#server/messaging/messages/index.ts')
    const queued = await people.rows<{ id: string }>(
      `select id from communication_logs where business_id = $1 and state = 'queued' and trigger_kind in ('miss_you', 'birthday')`,
      [business.id],
    )
    await Promise.all(
      queued.map(({ id }) =>
        sendMessage(people.product.services as never, { businessId: business.id, messageId: id }),
      ),
    )
    const all = [...(await business.messages('miss_you')), ...(await business.messages('birthday'))]
    expect(all.map(({ state }) => state).toSorted()).toEqual(['accepted', 'withheld'])
    expect(all.find(({ state }) => state === 'withheld')!.failure).toContain('one a week at the most')
  })
})
