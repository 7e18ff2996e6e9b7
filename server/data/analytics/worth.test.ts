import { afterAll, beforeAll, expect, it } from 'vitest'
import { erase, merge, openBusiness } from '#tests/analytics/live.ts'
import { buy, refund, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { readWorth } from './worth/readWorth.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const spending = async (business: TestBusiness) => (await business.run(readWorth, business.owner)).spending

it('compares what guests pay with their own first 90 days, of those who left too, less what went back', async () => {
  const business = await openBusiness(world)
  const people = []
  for (const name of ['Ana', 'Anna', 'Bo', 'Cleo']) people.push(await business.addCustomer(name))
  const [ana, anna, bo, cleo] = people as [string, string, string, string]
  await buy(business, ana, 1000)
  await buy(business, anna, 500)
  await buy(business, bo, 2000)
  await buy(business, cleo, 4000)
  const wrong = await buy(business, bo, 9000)
  await undo(business, wrong.operation_id)
  // These purchases are in neither stretch.
  business.passDays(91)
  await buy(business, ana, 7000)
  expect(await spending(business)).toEqual({ customers: 0, first: 0, lately: 0 })
  business.passDays(100)
  const late = await buy(business, ana, 3000)
  await refund(business, late.operation_id, 1000)
  const dee = await business.addCustomer('Dee')
  await buy(business, dee, 9900)
  await merge(business, ana, anna)
  await erase(business, cleo, 'Cleo')
  // Erased customers count too, without a name: they left.
  expect(await spending(business)).toEqual({ customers: 3, first: 7500, lately: 2000 })
  expect(await spending(await openBusiness(world))).toEqual({ customers: 0, first: 0, lately: 0 })
})
