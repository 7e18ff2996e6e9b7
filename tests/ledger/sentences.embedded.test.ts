import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '#server/businesses/directory/tables.ts'
import { transactions } from '#server/loyalty/ledger/tables.ts'
import { rewards } from '#server/loyalty/rewards/tables.ts'
import { newWorld, type TestShop, type World } from '#tests/world/index.ts'
import { buy, claim, offer, sentences, undo } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const causes = async (shop: TestShop, customerId: string) =>
  (
    await shop.run(({ tx }) =>
      tx
        .select({ cause: transactions.cause })
        .from(transactions)
        .where(eq(transactions.customer_id, customerId))
        .orderBy(transactions.id),
    )
  ).map(({ cause }) => cause)

test('a ledger row keeps a code and its values, and no words of a language', async () => {
  const shop = await world.newShop({ programs: { points: { welcomeBonus: 50 } } })
  const ana = await shop.addCustomer()
  const { operation_id } = await buy(shop, ana, 1240)
  await undo(shop, operation_id)
  const paid = { amount: 1240, currency: 'USD' }
  expect(await causes(shop, ana)).toEqual([
    { code: 'welcome_bonus' },
    { code: 'purchase', paid },
    { code: 'undone', unit: 'point', operation: 'purchase', paid },
  ])
})

test('a shop that changes its locale reads all of its history in it, the currency as it was paid', async () => {
  const shop = await world.newShop({ programs: { points: {} } })
  const ana = await shop.addCustomer()
  await buy(shop, ana, 1240)
  await shop.run(({ tx, businessId }) =>
    tx.update(businesses).set({ locale: 'de-DE', currency: 'EUR' }).where(eq(businesses.id, businessId)),
  )
  expect(await sentences(shop, ana)).toEqual(['+12 points, purchase of 12,40\u00a0$'])
})

test('a reward that is renamed keeps its old name where it was earned', async () => {
  const shop = await world.newShop({ programs: { points: { welcomeBonus: 100 } } })
  const ana = await shop.addCustomer()
  const { id } = await offer(shop, 20)
  await buy(shop, ana, 1240)
  await claim(shop, ana, id)
  await shop.run(({ tx }) => tx.update(rewards).set({ name: 'Free cake' }).where(eq(rewards.id, id)))
  expect((await sentences(shop, ana)).at(-1)).toBe('-20 points, claimed: Free coffee')
})
