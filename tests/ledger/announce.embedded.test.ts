import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '#server/loyalty/customers/index.ts'
import { enrolInActivePrograms } from '#server/loyalty/ledger/index.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { addDefaultTemplates } from '#server/messaging/templates/index.ts'
import { agreed } from '#tests/world/agreed.ts'
import { type NewBusiness, newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { buy, claim, key, offer, undo } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** A business with the default templates, and Ana, who agreed to texts and has no email. */
async function open(programs: NonNullable<NewBusiness['programs']>) {
  const business = await world.newBusiness({ programs })
  await business.run(addDefaultTemplates)
  const ana = await business.run((ctx) =>
    addCustomer(ctx, { first_name: 'Ana', phone: '+14155550123', ...agreed }),
  )
  return { business, ana: ana.id }
}

const texts = (business: TestBusiness) =>
  business.run(({ tx }) =>
    tx
      .select({ name: communicationLogs.template_name, content: communicationLogs.content })
      .from(communicationLogs),
  )

test('a reward earned at the till is texted once with its code, however often the till asks', async () => {
  const { business, ana } = await open({
    stamp_card: { stampsRequired: 2, rewardDescription: 'Free coffee' },
  })
  const tap = { stamps: 2, idempotencyKey: key() }
  const [result] = await Promise.all([buy(business, ana, 500, tap), buy(business, ana, 500, tap)])
  await buy(business, ana, 500, tap)
  expect(await texts(business)).toEqual([
    {
      name: expect.any(String),
      content: expect.stringContaining(`Free coffee: ${result.rewards[0]!.redemption_code}`),
    },
  ])
  expect(business.jobs).toHaveLength(1)
})

test('a code that joining gives is texted once, though every purchase checks for new programs', async () => {
  const { business, ana } = await open({ rebate_code: {} })
  const join = () => business.run((ctx) => enrolInActivePrograms(ctx, ana, 'sign-up'))
  expect(await join()).toHaveLength(1)
  expect(await join()).toHaveLength(0)
  await buy(business, ana, 500)
  expect(await texts(business)).toHaveLength(1)
})

test('a purchase that earns no reward, and an undo, text nobody', async () => {
  const { business, ana } = await open({ points: {}, stamp_card: {} })
  await undo(business, (await buy(business, ana, 500)).operation_id)
  expect(await texts(business)).toEqual([])
  expect(business.jobs).toEqual([])
})

test('a reward that was bought with points is announced to nobody: its code is on the screen', async () => {
  const { business, ana } = await open({ points: { pointsPerDollar: 10, minimumRedemption: 1 } })
  await buy(business, ana, 5000)
  const { id } = await offer(business, 10)
  await claim(business, ana, id)
  expect(await texts(business)).toEqual([])
})
