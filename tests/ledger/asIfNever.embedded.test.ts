import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { customer, refund, standing, undo, visit } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const purchase = fc.record({
  amount: fc.integer({ min: 0, max: 2500 }),
  stamps: fc.integer({ min: 1, max: 7 }),
})
const purchases = fc.array(purchase, { minLength: 1, maxLength: 7 })

/** The customer's balances in every program. */
async function holdings(business: TestBusiness, customerId: string) {
  const { total_points, lifetime_points_earned, total_visits } = await customer(business, customerId)
  const standings = await Promise.all(
    (['points', 'stamp_card', 'free_item'] as const).map(async (type) => {
      const row = await standing(business, customerId, business.programs[type].id)
      const { points_balance, points_carried, stamps_current, card_places, rewards_earned } = row
      return { points_balance, points_carried, stamps_current, card_places, rewards_earned }
    }),
  )
  return { total_points, lifetime_points_earned, total_visits, standings }
}

test('after an undo, whenever it comes, a customer has what they would have without the purchase', {
  timeout: inProof(1_200_000, 120_000),
}, async () => {
  const business = await world.newBusiness({
    programs: {
      points: { pointsPerDollar: 0.7, pointsExpireDays: 0 },
      stamp_card: { stampsRequired: 5, cardExpireDays: 0 },
      free_item: { requiredPurchases: 3, validDays: 36_500 },
    },
  })
  await fc.assert(
    fc.asyncProperty(purchases, purchase, purchases, async (before, wrong, after) => {
      const [ana, bob] = [await business.addCustomer('Ana'), await business.addCustomer('Bob')]
      for (const each of [...before, ...after]) await visit(business, bob, each)
      for (const each of before) await visit(business, ana, each)
      const { operation_id } = await visit(business, ana, wrong)
      for (const each of after) await visit(business, ana, each)
      expect((await undo(business, operation_id)).not_taken_back).toEqual([])
      expect(await holdings(business, ana)).toEqual(await holdings(business, bob))
    }),
    { seed, numRuns: inProof(200, engine === 'postgres' ? 10 : 4) },
  )
})

test('after refunds, whenever they come, a customer has what a purchase of the rest would have given', {
  timeout: inProof(1_200_000, 120_000),
}, async () => {
  const business = await world.newBusiness({
    programs: {
      points: { pointsPerDollar: 0.7, pointsExpireDays: 0 },
      stamp_card: { stampsRequired: 5, cardExpireDays: 0 },
      free_item: { requiredPurchases: 3, validDays: 36_500 },
    },
  })
  const parts = fc.tuple(fc.integer({ min: 1, max: 1200 }), fc.integer({ min: 1, max: 1200 }))
  await fc.assert(
    fc.asyncProperty(purchase, parts, purchases, async (bought, [one, other], after) => {
      const [ana, bob] = [await business.addCustomer('Ana'), await business.addCustomer('Bob')]
      // Refunding the last of the money would also take back visit and stamps.
      const rest = bought.amount + 1
      const { operation_id } = await visit(business, ana, { ...bought, amount: rest + one + other })
      await visit(business, bob, { ...bought, amount: rest })
      await refund(business, operation_id, one)
      for (const each of after) for (const who of [ana, bob]) await visit(business, who, each)
      await refund(business, operation_id, other)
      expect(await holdings(business, ana)).toEqual(await holdings(business, bob))
    }),
    { seed, numRuns: inProof(200, engine === 'postgres' ? 6 : 3) },
  )
})
