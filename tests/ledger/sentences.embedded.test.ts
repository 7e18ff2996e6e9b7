import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { transactions } from '#server/loyalty/ledger/tables.ts'
import { rewards } from '#server/loyalty/programs/tables.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { buy, claim, offer, sentences, undo } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const causes = async (business: TestBusiness, customerId: string) =>
  (
    await business.run(({ tx }) =>
      tx
        .select({ cause: transactions.cause })
        .from(transactions)
        .where(eq(transactions.customer_id, customerId))
        .orderBy(transactions.id),
    )
  ).map(({ cause }) => cause)

test('a ledger row keeps a code and its values, and no words of a language', async () => {
  const business = await world.newBusiness({ programs: { points: { welcomeBonus: 50 } } })
  const ana = await business.addCustomer()
  const { operation_id } = await buy(business, ana, 1240)
  await undo(business, operation_id)
  const paid = { amount: 1240, currency: 'USD' }
  expect(await causes(business, ana)).toEqual([
    { code: 'welcome_bonus' },
    { code: 'purchase', paid },
    { code: 'undone', unit: 'point', operation: 'purchase', paid },
  ])
})

test('a shop that moves reads all of its history as its country writes, the currency as it was paid', async () => {
  const business = await world.newBusiness({ programs: { points: {} } })
  const ana = await business.addCustomer()
  await buy(business, ana, 1240)
  await business.run(({ tx, businessId }) =>
    tx
      .update(businesses)
      .set({ default_country: 'AT', currency: 'EUR' })
      .where(eq(businesses.id, businessId)),
  )
  expect(await sentences(business, ana)).toEqual(['+12 points, purchase of $\u00a012,40'])
})

test('a renamed reward keeps its old name for customers who earned it', async () => {
  const business = await world.newBusiness({
    programs: { points: { welcomeBonus: 100, minimumRedemption: 20 } },
  })
  const ana = await business.addCustomer()
  const { id } = await offer(business, 20)
  await buy(business, ana, 1240)
  await claim(business, ana, id)
  await business.run(({ tx }) => tx.update(rewards).set({ name: 'Free cake' }).where(eq(rewards.id, id)))
  expect((await sentences(business, ana)).at(-1)).toBe('−20 points, claimed: Free coffee')
})
