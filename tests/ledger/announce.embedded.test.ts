import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '#server/loyalty/customers/index.ts'
import { enrolInActivePrograms } from '#server/loyalty/ledger/index.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { addDefaultTemplates } from '#server/messaging/templates/index.ts'
import { type NewShop, newWorld, type TestShop, type World } from '#tests/world/index.ts'
import { buy, claim, key, offer, undo } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** A shop with the default templates, and Ana, who agreed to texts and has no email. */
async function open(programs: NonNullable<NewShop['programs']>) {
  const shop = await world.newShop({ programs })
  await shop.run(addDefaultTemplates)
  const ana = await shop.run((ctx) => addCustomer(ctx, { first_name: 'Ana', phone: '+14155550123' }))
  return { shop, ana: ana.id }
}

const texts = (shop: TestShop) =>
  shop.run(({ tx }) =>
    tx
      .select({ name: communicationLogs.template_name, content: communicationLogs.content })
      .from(communicationLogs),
  )

test('a reward earned at the till is texted once with its code, however often the till asks', async () => {
  const { shop, ana } = await open({ stamp_card: { stampsRequired: 2, rewardDescription: 'Free coffee' } })
  const tap = { stamps: 2, idempotencyKey: key() }
  const [result] = await Promise.all([buy(shop, ana, 500, tap), buy(shop, ana, 500, tap)])
  await buy(shop, ana, 500, tap)
  expect(await texts(shop)).toEqual([
    {
      name: expect.any(String),
      content: expect.stringContaining(`Free coffee: ${result.rewards[0]!.redemption_code}`),
    },
  ])
  expect(shop.jobs).toHaveLength(1)
})

test('a code that joining gives is texted once, though every purchase looks for new programs', async () => {
  const { shop, ana } = await open({ rebate_code: {} })
  const join = () => shop.run((ctx) => enrolInActivePrograms(ctx, ana, 'sign-up'))
  expect(await join()).toHaveLength(1)
  expect(await join()).toHaveLength(0)
  await buy(shop, ana, 500)
  expect(await texts(shop)).toHaveLength(1)
})

test('a purchase that earns no reward, and an undo, text nobody', async () => {
  const { shop, ana } = await open({ points: {}, stamp_card: {} })
  await undo(shop, (await buy(shop, ana, 500)).operation_id)
  expect(await texts(shop)).toEqual([])
  expect(shop.jobs).toEqual([])
})

test('a reward that was bought with points is told to nobody: its code is on the screen', async () => {
  const { shop, ana } = await open({ points: { pointsPerDollar: 10, minimumRedemption: 1 } })
  await buy(shop, ana, 5000)
  const { id } = await offer(shop, 10)
  await claim(shop, ana, id)
  expect(await texts(shop)).toEqual([])
})
