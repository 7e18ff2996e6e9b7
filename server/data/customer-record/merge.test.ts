import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer, type NewCustomer } from '#server/loyalty/customers/index.ts'
import { consents, customers } from '#server/loyalty/customers/tables.ts'
import { cancelClaim } from '#server/loyalty/rewards/index.ts'
import type { Actor } from '#server/platform/context/context.ts'
import { brokenRules } from '#tests/ledger/invariants.ts'
import {
  buy,
  claim,
  customer,
  key,
  lotsOf,
  offer,
  points,
  redeemCode,
  rewardsOf,
  sentences,
  standing,
  undo,
  visit,
} from '#tests/ledger/till.ts'
import { agreed } from '#tests/world/agreed.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { mergeCustomers } from './mergeCustomers.ts'
import { previewMerge } from './previewMerge.ts'
import { readRecord } from './readRecord.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const open = async () => {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: {
      points: { pointsExpireDays: 30, minimumRedemption: 1 },
      stamp_card: { stampsRequired: 4 },
      discount: { tiers: [{ visits: 3, discount: 10 }] },
    },
  })
  const add = async (input: NewCustomer) =>
    (await business.run((ctx) => addCustomer(ctx, { ...agreed, ...input }))).id
  const ada = await add({ first_name: 'Ada', phone: '201-555-0123' })
  const twin = await add({
    first_name: 'Ada',
    last_name: 'L.',
    phone: '201-555-0124',
    email: 'ada@example.com',
  })
  return { business, ada, twin, add }
}

type Wanted = { into: string; from: string; name?: string; by?: Actor; idempotencyKey?: string }

const merge = (
  business: TestBusiness,
  { into, from, name = 'Ada L.', by = business.owner, idempotencyKey = key() }: Wanted,
) =>
  business.run(
    (ctx) => mergeCustomers(ctx, { customerId: into, duplicateId: from, confirmation: name, idempotencyKey }),
    by,
  )

describe('a merge is refused', () => {
  it('to anybody but an admin', async () => {
    const { business, ada, twin } = await open()
    await expect(merge(business, { into: ada, from: twin, by: business.ben })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('with oneself, or without the duplicate’s name', async () => {
    const { business, ada, twin } = await open()
    await expect(merge(business, { into: ada, from: ada })).rejects.toMatchObject({ code: 'invalid' })
    await expect(merge(business, { into: ada, from: twin, name: 'Ada' })).rejects.toMatchObject({
      fields: { confirmation: 'Type Ada L. to confirm' },
    })
    expect((await customer(business, twin)).merged_into).toBeNull()
  })

  it('with another shop’s customer, in either direction', async () => {
    const [one, other] = [await open(), await open()]
    await expect(merge(one.business, { into: one.ada, from: other.twin })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(merge(one.business, { into: other.ada, from: one.twin })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('a second time, also at the same moment, crosswise and under other keys', async () => {
    const { business, ada, twin } = await open()
    await buy(business, twin, 1000)
    const all = await Promise.allSettled([
      merge(business, { into: ada, from: twin }),
      merge(business, { into: ada, from: twin }),
      merge(business, { into: twin, from: ada, name: 'Ada' }),
    ])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.map(({ reason }) => reason.code)).toEqual(['conflict', 'conflict'])
    expect(await brokenRules(business)).toEqual([])
  })
})

describe('a merge', () => {
  it('happens once per key and gives the same answer again', async () => {
    const { business, ada, twin } = await open()
    await buy(business, twin, 1000)
    const [first, again] = [
      await merge(business, { into: ada, from: twin, idempotencyKey: 'one' }),
      await merge(business, { into: ada, from: twin, idempotencyKey: 'one' }),
    ]
    expect(again).toEqual(first)
    expect(await points(business, ada)).toBe(10)
  })

  it('that fails midway leaves both as they were', async () => {
    const { business, ada, twin } = await open()
    await buy(business, twin, 1000)
    const wanted = { customerId: ada, duplicateId: twin, confirmation: 'Ada L.', idempotencyKey: 'one' }
    const dying = business.run(async (ctx) => {
      await mergeCustomers(ctx, wanted)
      throw new Error('the process died')
    }, business.owner)
    await expect(dying).rejects.toThrow('the process died')
    expect(await points(business, twin)).toBe(10)
    await business.run((ctx) => mergeCustomers(ctx, wanted), business.owner)
    expect(await points(business, ada)).toBe(10)
  })

  it('adds up points, stamps and visits, and every lot keeps its date', async () => {
    const { business, ada, twin } = await open()
    await buy(business, twin, 1000)
    business.passDays(2)
    await buy(business, ada, 500)
    const dates = (await lotsOf(business, twin)).map(({ expires_at }) => expires_at)
    const preview = await business.run(
      (ctx) => previewMerge(ctx, { customerId: ada, duplicateId: twin }),
      business.owner,
    )
    await merge(business, { into: ada, from: twin })
    expect(await customer(business, ada)).toMatchObject({
      total_points: 15,
      lifetime_points_earned: 15,
      total_visits: 2,
    })
    expect(preview.after).toEqual({ points: 15, visits: 2 })
    expect((await standing(business, ada, business.programs.stamp_card.id)).stamps_current).toBe(2)
    expect(await customer(business, ada)).toMatchObject({ total_visits: 2 })
    expect((await lotsOf(business, ada)).map(({ expires_at }) => expires_at)).toContainEqual(dates[0])
    expect(await lotsOf(business, twin)).toEqual([])
    expect(await brokenRules(business)).toEqual([])
  })

  it('lets the survivor use, cancel and undo what the duplicate had', async () => {
    const { business, ada, twin } = await open()
    const coffee = await offer(business, 4)
    const bought = await buy(business, twin, 1000)
    const [kept, cancelled] = [await claim(business, twin, coffee.id), await claim(business, twin, coffee.id)]
    await merge(business, { into: ada, from: twin })
    expect((await redeemCode(business, kept.reward.redemption_code)).customer_id).toBe(ada)
    await business.run((ctx) =>
      cancelClaim(ctx, { customerRewardId: cancelled.reward.id, idempotencyKey: key() }),
    )
    expect(await points(business, ada)).toBe(6)
    const undone = await undo(business, bought.operation_id)
    expect(undone).toMatchObject({ customer_id: ada, visit_taken_back: true })
    expect(await points(business, ada)).toBe(0)
    expect(await customer(business, ada)).toMatchObject({ total_visits: 0, last_visit_at: null })
    expect(await brokenRules(business)).toEqual([])
  })

  it('gives the reward of a card that the stamps of both fill', async () => {
    const { business, ada, twin } = await open()
    await buy(business, twin, 100, { stamps: 3 })
    await buy(business, ada, 100, { stamps: 2 })
    expect((await merge(business, { into: ada, from: twin })).rewards).toHaveLength(1)
    expect((await standing(business, ada, business.programs.stamp_card.id)).stamps_current).toBe(1)
    expect(await brokenRules(business)).toEqual([])
  })

  it('fills empty fields, drops double values, and leaves of the duplicate only the link to the survivor', async () => {
    const { business, ada, twin } = await open()
    await merge(business, { into: ada, from: twin })
    expect(await customer(business, ada)).toMatchObject({
      first_name: 'Ada',
      last_name: 'L.',
      phone: '+12015550123',
      email: 'ada@example.com',
    })
    expect(await customer(business, twin)).toMatchObject({
      first_name: null,
      phone: null,
      email: null,
      search_text: '',
      merged_into: ada,
    })
    expect(await business.run((ctx) => readRecord(ctx, { customerId: twin }))).toEqual({
      state: 'merged',
      merged_into: ada,
    })
  })

  it('of a customer with earlier merges leads every duplicate to the last survivor', async () => {
    const { business, ada, twin, add } = await open()
    await merge(business, { into: twin, from: ada, name: 'Ada' })
    const last = await add({ first_name: 'Augusta' })
    await merge(business, { into: last, from: twin })
    expect(await business.run((ctx) => readRecord(ctx, { customerId: ada }))).toEqual({
      state: 'merged',
      merged_into: last,
    })
    expect(await brokenRules(business)).toEqual([])
  })

  it('keeps the stricter consent, and records why', async () => {
    const { business, ada, add } = await open()
    const silent = await add({ first_name: 'Ada', last_name: 'L.', opted_in_sms: false })
    await merge(business, { into: ada, from: silent })
    expect(await customer(business, ada)).toMatchObject({ opted_in_sms: false, opted_in_email: true })
    const [last] = await business.run(({ tx }) =>
      tx.select().from(consents).where(eq(consents.source, 'merge')),
    )
    expect(last).toMatchObject({ given: false, customer_id: ada })
  })

  it('takes over the PIN with the phone if the survivor had neither, and no PIN otherwise', async () => {
    const { business, ada, twin, add } = await open()
    const set = (id: string, change: Partial<typeof customers.$inferInsert>) =>
      business.run(({ tx }) => tx.update(customers).set(change).where(eq(customers.id, id)))
    await set(twin, { auth_pin: 'twin', phone_proven_at: business.clock.now() })
    await merge(business, { into: ada, from: twin })
    expect(await customer(business, ada)).toMatchObject({ auth_pin: null, phone_proven_at: null })
    const blank = await add({ first_name: 'Bo' })
    const phoned = await add({ first_name: 'Bo', last_name: 'L.', phone: '201-555-0125' })
    await set(phoned, { auth_pin: 'bo', phone_proven_at: business.clock.now() })
    await merge(business, { into: blank, from: phoned, name: 'bo l.' })
    expect(await customer(business, blank)).toMatchObject({ auth_pin: 'bo', auth_phone: '12015550125' })
  })
})

describe('joining', () => {
  const join = async (config: Partial<Record<'points' | 'rebate_code', Record<string, unknown>>>) => {
    const business = await world.newBusiness({ timeZone: 'UTC', programs: config })
    const add = async () =>
      (await business.run((ctx) => addCustomer(ctx, { ...agreed, first_name: 'Ada', last_name: 'L.' }))).id
    const see = (into: string, from: string) =>
      business.run((ctx) => previewMerge(ctx, { customerId: into, duplicateId: from }), business.owner)
    return { business, add, see }
  }

  it('cannot be paid for again by merging duplicates: the welcome bonus is given once', async () => {
    const { business, add, see } = await join({ points: { welcomeBonus: 50 } })
    const ada = await add()
    await buy(business, ada, 1100)
    expect(await points(business, ada)).toBe(61)
    for (const _ of [1, 2, 3]) {
      const twin = await add()
      await visit(business, twin)
      expect(await see(ada, twin)).toMatchObject({ after: { points: 61 }, once: { points: 50 } })
      await merge(business, { into: ada, from: twin })
      expect(await customer(business, ada)).toMatchObject({ total_points: 61, lifetime_points_earned: 61 })
    }
    // The survivor of earlier merges is now a duplicate.
    const other = await add()
    await buy(business, other, 700)
    await merge(business, { into: other, from: ada })
    expect(await points(business, other)).toBe(68)
    expect(await sentences(business, other)).toContain(
      '−50 points, the welcome bonus of your other card: it is given once',
    )
    expect(await brokenRules(business)).toEqual([])
  })

  it('cannot be paid for again by spending the bonus first, and takes no more than there is', async () => {
    const { business, add } = await join({ points: { welcomeBonus: 50, minimumRedemption: 1 } })
    const coffee = await offer(business, 50)
    const [ada, twin] = [await add(), await add()]
    await buy(business, ada, 3000)
    await visit(business, twin)
    await claim(business, twin, coffee.id)
    await merge(business, { into: ada, from: twin })
    expect(await points(business, ada)).toBe(30)
    const [poor, rich] = [await add(), await add()]
    for (const one of [poor, rich]) {
      await visit(business, one)
      await claim(business, one, coffee.id)
    }
    await merge(business, { into: poor, from: rich })
    expect(await points(business, poor)).toBe(0)
    expect(await brokenRules(business)).toEqual([])
  })

  it('keeps the larger bonus, and one that the other has not or that has expired', async () => {
    const { business, add } = await join({ points: { welcomeBonus: 50, pointsExpireDays: 30 } })
    const [ada, twin] = [await add(), await add()]
    await visit(business, ada)
    business.passDays(40)
    await visit(business, twin)
    await merge(business, { into: ada, from: twin })
    expect(await points(business, ada)).toBe(50)
    const fresh = await add()
    await merge(business, { into: ada, from: fresh })
    expect(await points(business, ada)).toBe(50)
    expect(await brokenRules(business)).toEqual([])
  })

  it('leaves one code of a program, and none where one was used', async () => {
    const { business, add, see } = await join({ rebate_code: {} })
    const codes = async (id: string) =>
      (await rewardsOf(business, id)).filter(({ status }) => status === 'earned')
    const [ada, twin, third] = [await add(), await add(), await add()]
    for (const one of [ada, twin, third]) await visit(business, one)
    expect(await see(ada, twin)).toMatchObject({ once: { rewards: 1 } })
    await merge(business, { into: ada, from: twin })
    const [kept, ...more] = await codes(ada)
    expect(more).toEqual([])
    await buy(business, ada, 1000, { applyRewardCode: kept!.redemption_code })
    await merge(business, { into: ada, from: third })
    expect(await codes(ada)).toEqual([])
    expect(await brokenRules(business)).toEqual([])
  })
})
