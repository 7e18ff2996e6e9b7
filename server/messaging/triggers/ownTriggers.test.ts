import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { openPeople, type People } from '#tests/accounts/people.ts'
import { openTriggerShop, type TriggerShop } from '#tests/messages/triggers.ts'
import type { TriggerResult } from './contract.ts'

let people: People
let shop: TriggerShop
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())
beforeEach(async () => {
  shop = await openTriggerShop(people)
  shop.travel(1)
})

describe('we miss you', () => {
  it('is said once for an absence, however many rounds run at once, and again for the next one', async () => {
    const ana = await shop.addGuest()
    await shop.edit('miss_you', { holdout_percent: 0 })
    await shop.switchOn('miss_you')
    await shop.buy(ana)
    shop.travel(29)
    await shop.round('miss_you')
    expect(await shop.messages('miss_you')).toEqual([])
    shop.travel(1)
    await Promise.all([1, 2, 3, 4].map(() => shop.round('miss_you')))
    shop.travel(1)
    await shop.round('miss_you')
    expect(await shop.messages('miss_you')).toHaveLength(1)
    await shop.buy(ana)
    shop.travel(30)
    await shop.round('miss_you')
    expect(await shop.messages('miss_you', ana)).toHaveLength(2)
  })

  it('is not said to who came back, who was gone before it was switched on, or whose visits a file brought', async () => {
    const [gone, back, imported] = [await shop.addGuest(), await shop.addGuest(), await shop.addGuest()]
    await shop.edit('miss_you', { holdout_percent: 0 })
    await shop.buy(gone)
    shop.travel(2)
    await shop.buy(back)
    await people.rows(`update customers set last_visit_at = $2, total_visits = 9 where id = $1`, [
      imported,
      people.clock.now(),
    ])
    shop.travel(29)
    await shop.switchOn('miss_you')
    await shop.round('miss_you')
    await shop.buy(back)
    shop.travel(1)
    await shop.round('miss_you')
    shop.travel(1)
    await shop.round('miss_you')
    expect(await shop.messages('miss_you')).toEqual([])
  })

  it('waits for its hour by the shop’s own clock, through the night when clocks change', async () => {
    const far = await openTriggerShop(people, 'Australia/Lord_Howe')
    const ana = await far.addGuest()
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
    const ana = await shop.addGuest()
    await shop.edit('miss_you', { holdout_percent: 0 })
    await shop.switchOn('miss_you')
    await shop.buy(ana)
    shop.travel(32)
    await shop.round('miss_you')
    expect(await shop.messages('miss_you')).toHaveLength(1)
  })
})

describe('those held out', () => {
  it('are never written to, by either channel or in any round, and are the ones that the result tells of', async () => {
    await shop.edit('miss_you', { holdout_percent: 50 })
    await shop.switchOn('miss_you', ['sms', 'email'])
    const guests = await Promise.all(
      Array.from({ length: 24 }, () => shop.addGuest({ email: `${crypto.randomUUID()}@example.com` })),
    )
    for (const guest of guests) await shop.buy(guest)
    shop.travel(30)
    await Promise.all([1, 2, 3].map(() => shop.round('miss_you')))
    await shop.edit('miss_you', { holdout_percent: 0 })
    await shop.round('miss_you')
    const held = await people.rows<{ customer_id: string }>(
      'select customer_id from trigger_holdouts where business_id = $1',
      [shop.id],
    )
    const written = await shop.messages('miss_you')
    const heldIds = held.map(({ customer_id }) => customer_id)
    expect(written.filter(({ customer_id }) => heldIds.includes(customer_id))).toEqual([])
    expect(written).toHaveLength((24 - held.length) * 2)
    expect(held.length).toBeGreaterThan(1)
    await people.rows(`update communication_logs set state = 'accepted' where business_id = $1`, [shop.id])
    const [back, standsThere] = heldIds as [string, string]
    await shop.buy(standsThere)
    shop.travel(1)
    await shop.buy(back)
    shop.travel(15)
    const { data } = await shop.send<{ data: TriggerResult[] }>('GET', '/app/triggers/results')
    expect(data.find(({ kind }) => kind === 'miss_you')).toMatchObject({
      sent: 24 - held.length,
      messaged: { people: 24 - held.length, came: 0 },
      held_out: { people: held.length, came: 1 },
      lift: { verdict: 'too few' },
    })
  })

  it('are none of those who are welcomed, rewarded or told what ends, whatever is asked for', async () => {
    for (const kind of ['welcome', 'reward', 'expiry'] as const) {
      expect((await shop.edit(kind, { holdout_percent: 50 })).holdout_percent).toBe(0)
    }
  })
})

describe('what is about to end', () => {
  it('is told in one message of all that ends on a day, with how much, and not again', async () => {
    await shop.addPoints({ pointsExpireDays: 30 })
    await shop.post('/v1/programs', {
      name: 'Card',
      type: 'stamp_card',
      config: { stampsRequired: 5, cardExpireDays: 30 },
    })
    await shop.switchOn('expiry', ['sms', 'email'])
    const ana = await shop.addGuest({ email: `${crypto.randomUUID()}@example.com` })
    await shop.buy(ana, 40)
    shop.travel(0, 15)
    await shop.buy(ana, 2)
    shop.travel(22)
    await shop.round('expiry')
    expect(await shop.messages('expiry')).toEqual([])
    shop.travel(1)
    await Promise.all([shop.round('expiry'), shop.round('expiry')])
    await shop.round('expiry')
    const told = await shop.messages('expiry')
    expect(told.map(({ type }) => type).toSorted()).toEqual(['email', 'sms'])
    for (const { content } of told) {
      expect(content).toMatch(/42 points until \w+ \d+, \d{4}/)
      expect(content).toMatch(/2 stamps until/)
    }
  })

  it('is not told of what was spent in time, and neither counts for the week nor waits for it', async () => {
    await shop.addPoints({ pointsExpireDays: 30, minimumRedemption: 1 })
    await shop.switchOn('expiry')
    await shop.edit('miss_you', { settings: { days: 23, sendHour: 10 }, holdout_percent: 0 })
    await shop.switchOn('miss_you')
    const [ana, ben] = [await shop.addGuest(), await shop.addGuest()]
    await shop.buy(ana)
    await shop.buy(ben)
    await people.rows(`update point_lots set remaining = 0 where customer_id = $1`, [ben])
    shop.travel(23)
    await Promise.all([shop.round('miss_you'), shop.round('expiry')])
    expect((await shop.messages('expiry')).map(({ customer_id, state }) => [customer_id, state])).toEqual([
      [ana, 'queued'],
    ])
    expect((await shop.messages('miss_you', ana)).map(({ state }) => state)).toEqual(['queued'])
  })
})

describe('a reward that lies unused', () => {
  it('is told of with its code after so many days, unless it was redeemed or came with a file', async () => {
    const { id: program } = await shop.post<{ id: string }>('/v1/programs', {
      name: 'Codes',
      type: 'rebate_code',
      config: { codePrefix: 'SAVE', validDays: 90 },
    })
    await shop.switchOn('unused_reward')
    const [ana, ben, cleo] = [await shop.addGuest(), await shop.addGuest(), await shop.addGuest()]
    const issue = async (customer_id: string) =>
      (
        await shop.post<{ reward: { redemption_code: string } }>(`/v1/programs/${program}/codes`, {
          customer_id,
        })
      ).reward.redemption_code
    const codes = [await issue(ana), await issue(ben), await issue(cleo)]
    await people.rows(`update operations set source = 'import' where customer_id = $1`, [cleo])
    await shop.post('/v1/redemptions', { code: codes[1] })
    const joined = await people.rows<{ code: string }>(
      `select redemption_code as code from customer_rewards where customer_id = $1 and status = 'earned'`,
      [ben],
    )
    for (const { code } of joined) await shop.post('/v1/redemptions', { code })
    shop.travel(14)
    await Promise.all([shop.round('unused_reward'), shop.round('unused_reward')])
    const told = await shop.messages('unused_reward')
    expect(told.map(({ customer_id }) => customer_id)).toEqual([ana])
    expect(told[0]!.content).toContain(`${codes[0]} `.trim())
  })
})

describe('the n-th visit', () => {
  it('is thanked for once, by the purchase that makes it, and by nothing that a file or a correction brings', async () => {
    await shop.addPoints()
    await shop.edit('nth_visit', { settings: { visit: 3 }, holdout_percent: 0 })
    await shop.switchOn('nth_visit')
    const [ana, ben] = [await shop.addGuest(), await shop.addGuest()]
    await shop.post(`/v1/customers/${ben}/adjustments`, { visits: 3, reason: 'Moved' })
    for (const visit of [1, 2, 3, 4]) {
      await shop.buy(ana)
      expect([visit, (await shop.messages('nth_visit', ana)).length]).toEqual([visit, visit < 3 ? 0 : 1])
      shop.travel(1)
    }
    expect(await shop.messages('nth_visit', ben)).toEqual([])
  })

  it('that was taken back while the thanks waited is not thanked for', async () => {
    await shop.edit('nth_visit', { settings: { visit: 2 }, delay_minutes: 60, holdout_percent: 0 })
    await shop.switchOn('nth_visit')
    const ana = await shop.addGuest()
    await shop.buy(ana)
    shop.travel(1)
    const second = await shop.buy(ana)
    await shop.post(`/v1/operations/${second}/undo`, { reason: 'Wrong guest' })
    people.clock.advance(3_600_000)
    expect(await shop.tellWhatWaits()).toBeGreaterThan(0)
    expect(await shop.messages('nth_visit')).toEqual([])
  })
})

describe('one marketing text a week', () => {
  it('holds when two triggers meet one guest at the same moment', async () => {
    const year = people.clock.now().getUTCFullYear()
    await shop.edit('miss_you', { holdout_percent: 0 })
    await shop.switchOn('miss_you')
    await shop.switchOn('birthday')
    const ana = await shop.addGuest()
    await shop.buy(ana)
    shop.travel(30)
    const today = people.clock.now().toISOString().slice(5, 10)
    await people.rows(`update customers set birthday = $2 where id = $1`, [ana, `${year - 30}-${today}`])
    await Promise.all([shop.round('miss_you'), shop.round('birthday')])
    const { sendMessage } = await import('#server/messaging/messages/index.ts')
    const queued = await people.rows<{ id: string }>(
      `select id from communication_logs where business_id = $1 and state = 'queued' and trigger_kind in ('miss_you', 'birthday')`,
      [shop.id],
    )
    await Promise.all(
      queued.map(({ id }) =>
        sendMessage(people.product.services as never, { businessId: shop.id, messageId: id }),
      ),
    )
    const all = [...(await shop.messages('miss_you')), ...(await shop.messages('birthday'))]
    expect(all.map(({ state }) => state).toSorted()).toEqual(['accepted', 'withheld'])
    expect(all.find(({ state }) => state === 'withheld')!.failure).toContain('one a week at the most')
  })
})
