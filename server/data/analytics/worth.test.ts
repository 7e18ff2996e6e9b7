import { afterAll, beforeAll, expect, it } from 'vitest'
import { erase, merge, openShop } from '#tests/analytics/live.ts'
import { buy, refund, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { readWorth } from './worth/readWorth.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const spending = async (shop: TestBusiness) => (await shop.run(readWorth, shop.owner)).spending

it('compares what guests pay with their own first 90 days, of those who left too, less what went back', async () => {
  const shop = await openShop(world)
  const people = []
  for (const name of ['Ana', 'Anna', 'Bo', 'Cleo']) people.push(await shop.addCustomer(name))
  const [ana, anna, bo, cleo] = people as [string, string, string, string]
  await buy(shop, ana, 1000)
  await buy(shop, anna, 500)
  await buy(shop, bo, 2000)
  await buy(shop, cleo, 4000)
  const wrong = await buy(shop, bo, 9000)
  await undo(shop, wrong.operation_id)
  // In neither stretch.
  shop.passDays(91)
  await buy(shop, ana, 7000)
  expect(await spending(shop)).toEqual({ customers: 0, first: 0, lately: 0 })
  shop.passDays(100)
  const late = await buy(shop, ana, 3000)
  await refund(shop, late.operation_id, 1000)
  const dee = await shop.addCustomer('Dee')
  await buy(shop, dee, 9900)
  await merge(shop, ana, anna)
  await erase(shop, cleo, 'Cleo')
  // Whoever was erased is counted too, without a name: they left.
  expect(await spending(shop)).toEqual({ customers: 3, first: 7500, lately: 2000 })
  expect(await spending(await openShop(world))).toEqual({ customers: 0, first: 0, lately: 0 })
})
