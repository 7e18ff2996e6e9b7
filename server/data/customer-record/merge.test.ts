import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addCustomer, type NewCustomer } from '#server/loyalty/customers/index.ts'
import { consents, customers } from '#server/loyalty/customers/tables.ts'
import { cancelClaim } from '#server/loyalty/rewards/index.ts'
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
  standing,
  undo,
} from '#tests/ledger/till.ts'
import { agreed } from '#tests/world/agreed.ts'
import { mergeCustomers } from './mergeCustomers.ts'
import { merge, setUp, world } from './merging.rig.ts'
import { previewMerge } from './previewMerge.ts'
import { readRecord } from './readRecord.ts'

setUp()

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

  it('keeps the value that was chosen of each field, and the PIN that belongs to a chosen phone', async () => {
    const { business, ada, twin, add } = await open()
    const other = await add({ first_name: 'Augusta', phone: '201-555-0125', email: 'augusta@example.com' })
    await business.run(({ tx }) =>
      tx.update(customers).set({ auth_pin: 'theirs' }).where(eq(customers.id, other)),
    )
    await merge(business, { into: ada, from: twin, take: ['last_name', 'birthday'] })
    expect(await customer(business, ada)).toMatchObject({
      first_name: 'Ada',
      last_name: 'L.',
      birthday: null,
    })
    await merge(business, { into: ada, from: other, name: 'Augusta', take: ['first_name', 'phone'] })
    expect(await customer(business, ada)).toMatchObject({
      ...{ first_name: 'Augusta', last_name: 'L.', phone: '+12015550125', email: 'ada@example.com' },
      ...{ auth_phone: '12015550125', auth_pin: 'theirs' },
    })
    expect(await brokenRules(business)).toEqual([])
  })

  it('is offered to staff for the same mailbox or birthday, but not for two first names at one mailbox', async () => {
    const { business, twin, add } = await open()
    const likely = async (customerId: string) => {
      const record = await business.run((ctx) => readRecord(ctx, { customerId }))
      return (
        record.state === 'present' && record.likely_same && [record.likely_same.id, record.likely_same.by]
      )
    }
    const partner = await add({ first_name: 'William', email: 'ada@example.com' })
    expect(await likely(twin)).toBeNull()
    const nameless = await add({ email: 'ada@example.com' })
    expect(await likely(twin)).toEqual([nameless, 'email'])
    expect(await likely(partner)).toEqual([nameless, 'email'])
    const born = { first_name: 'Grace', last_name: 'Hopper', birthday: '1906-12-09' }
    const [one, another] = [await add(born), await add({ ...born, first_name: 'grace' })]
    await add({ ...born, first_name: 'Roger' })
    expect(await likely(one)).toEqual([another, 'birthday'])
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

  it('takes over the PIN with the phone if the survivor had neither, and no PIN otherwise; its preview says if one goes', async () => {
    const { business, ada, twin, add } = await open()
    const set = (id: string, change: Partial<typeof customers.$inferInsert>) =>
      business.run(({ tx }) => tx.update(customers).set(change).where(eq(customers.id, id)))
    const dropsPin = async (customerId: string, duplicateId: string) =>
      (await business.run((ctx) => previewMerge(ctx, { customerId, duplicateId }), business.owner)).drops_pin
    await set(twin, { auth_pin: 'twin', phone_proven_at: business.clock.now() })
    expect(await dropsPin(ada, twin)).toEqual({ keeping: true, taking: false })
    await merge(business, { into: ada, from: twin })
    expect(await customer(business, ada)).toMatchObject({ auth_pin: null, phone_proven_at: null })
    const blank = await add({ first_name: 'Bo' })
    const phoned = await add({ first_name: 'Bo', last_name: 'L.', phone: '201-555-0125' })
    await set(phoned, { auth_pin: 'bo', phone_proven_at: business.clock.now() })
    expect(await dropsPin(blank, phoned)).toEqual({ keeping: false, taking: false })
    await merge(business, { into: blank, from: phoned, name: 'bo l.' })
    expect(await customer(business, blank)).toMatchObject({ auth_pin: 'bo', auth_phone: '12015550125' })
  })
})
