import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTillView } from '#server/loyalty/counter/index.ts'
import { expireBusiness } from '#server/loyalty/ledger/index.ts'
import { type NewBusiness, newWorld, type World } from '#tests/world/index.ts'
import { brokenRules } from '../invariants.ts'
import { buy, customer, lotsOf, operation, points, refund, rewardsOf, standing, undo } from '../till.ts'
import { handIn, handInOne } from './late.rig.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const HOUR = 60
const DAY = 24 * HOUR

/** A business whose programs are four days old, and a customer. */
async function open(wanted: NewBusiness = {}) {
  const business = await world.newBusiness({ timeZone: 'UTC', ...wanted })
  business.passDays(4)
  return { business, ana: await business.addCustomer() }
}

describe('ends', () => {
  test('of points and cards count from then, those of rewards from the day they are given', async () => {
    const { business, ana } = await open({
      programs: {
        points: { pointsExpireDays: 10 },
        stamp_card: { stampsRequired: 3, cardExpireDays: 10 },
        free_item: { requiredPurchases: 1, validDays: 1 },
      },
    })
    business.clock.travelTo(new Date('2026-06-10T12:00:00Z'))
    await handInOne(business, { customerId: ana, minutesAgo: 2 * DAY, amount: 1000 })
    expect((await lotsOf(business, ana))[0]!.expires_at).toEqual(new Date('2026-06-19T00:00:00Z'))
    expect(await standing(business, ana, business.programs.stamp_card.id)).toMatchObject({
      card_expires_at: new Date('2026-06-19T00:00:00Z'),
    })
    expect((await rewardsOf(business, ana))[0]).toMatchObject({
      status: 'earned',
      expires_at: new Date('2026-06-12T00:00:00Z'),
    })
  })

  test('that passed before it arrived take what it gave, and no more', async () => {
    const { business, ana } = await open({ programs: { points: { pointsExpireDays: 1 } } })
    await handInOne(business, { customerId: ana, minutesAgo: 60 * HOUR, amount: 1000 })
    await buy(business, ana, 500)
    expect(await points(business, ana)).toBe(5)
    expect(await brokenRules(business)).toEqual([])
  })

  test('of a card that is past its date leave it open for a stamp of before, which fills it', async () => {
    const { business, ana } = await open({
      programs: { stamp_card: { stampsRequired: 2, cardExpireDays: 1, rewardDescription: 'Coffee' } },
    })
    await buy(business, ana)
    business.passDays(2)
    const { purchase } = await handInOne(business, { customerId: ana, minutesAgo: 2 * DAY - HOUR })
    expect(purchase.rewards).toMatchObject([{ name: 'Coffee' }])
    expect(await brokenRules(business)).toEqual([])
  })

  test('of a card that has expired make a late stamp of before a case', async () => {
    const { business, ana } = await open({
      programs: { stamp_card: { stampsRequired: 2, cardExpireDays: 1 } },
    })
    await buy(business, ana)
    business.passDays(2)
    await business.run((ctx) => expireBusiness(ctx), { kind: 'system', name: 'daily sweep' })
    const late = { customerId: ana, minutesAgo: 2 * DAY - HOUR }
    expect(await handIn(business, [late])).toMatchObject([{ outcome: 'case', reason: 'card_expired' }])
    // A stamp of after its end begins the next card.
    await handInOne(business, { customerId: ana, minutesAgo: 5 })
    expect(await standing(business, ana, business.programs.stamp_card.id)).toMatchObject({
      stamps_current: 1,
    })
  })
})

describe('a late purchase at the till', () => {
  test('can be undone for a quarter of an hour from its arrival, and takes its visit back', async () => {
    const { business, ana } = await open({ programs: { points: {}, stamp_card: {} } })
    await buy(business, ana, 300)
    business.passMinutes(5 * HOUR)
    const before = await customer(business, ana)
    const { operation_id } = await handInOne(business, { customerId: ana, minutesAgo: 60, amount: 1000 })
    business.passMinutes(14)
    const { recent } = await business.run((ctx) => readTillView(ctx, { customerId: ana }))
    expect(recent[0]!.undo).toMatchObject({ needs_reason: false })
    await undo(business, operation_id)
    expect(await customer(business, ana)).toEqual(before)
    expect(await brokenRules(business)).toEqual([])
  })

  test('gives back the visit of then when a later one is undone', async () => {
    const { business, ana } = await open()
    const { operation_id } = await buy(business, ana)
    const { happened_at } = await handInOne(business, { customerId: ana, minutesAgo: 60 })
    await undo(business, operation_id)
    expect((await customer(business, ana)).last_visit_at).toEqual(new Date(happened_at))
  })

  test('is refunded like any other', async () => {
    const { business, ana } = await open({ programs: { points: {} } })
    const { operation_id } = await handInOne(business, { customerId: ana, minutesAgo: 60, amount: 1000 })
    await refund(business, operation_id, 400)
    expect(await points(business, ana)).toBe(6)
    expect(await brokenRules(business)).toEqual([])
  })

  test('names who recorded it then, and its till', async () => {
    const { business, ana } = await open()
    const { operation_id } = await handInOne(business, { customerId: ana, minutesAgo: 60, note: 'Two cakes' })
    expect(await operation(business, operation_id)).toMatchObject({
      staff_name: 'Ben',
      source: 'counter',
      note: 'Two cakes',
    })
  })
})
