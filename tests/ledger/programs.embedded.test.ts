import { afterAll, beforeAll, expect, test } from 'vitest'
import { editProgram, listPrograms, pauseProgram } from '#server/loyalty/programs/index.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { buy, visit } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('two programs made at once on a plan with one place give one program and one clear refusal', async () => {
  const business = await world.newBusiness({ plan: 'Free' })
  const both = await Promise.allSettled([business.addProgram('points'), business.addProgram('stamp_card')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      code: 'limit_reached',
      message: expect.stringContaining('1 program.'),
      details: { upgrade: '/subscription' },
    },
  })
})

test.each([
  ['points', { pointsPerDollar: 0 }],
  ['points', { pointsPerDollar: 0.25 }],
  ['points', { pointsExpireDays: -1 }],
  ['stamp_card', { stampsRequired: 1 }],
  ['stamp_card', { stampsRequired: 21 }],
  ['rebate_code', { codePrefix: 'TOOLONG' }],
  ['rebate_code', { discountValue: 101 }],
  ['rebate_code', { discountValue: 0 }],
  ['discount', { tiers: [] }],
  ['discount', { tiers: [{ visits: 0, discount: 5 }] }],
  ['discount', { tiers: [{ visits: 1, discount: 101 }] }],
  ['free_item', { requiredPurchases: 0 }],
  ['points', { surprise: true }],
] as const)('a %s program with %j is refused at the field', async (type, config) => {
  const business = await world.newBusiness()
  await expect(business.addProgram(type, config)).rejects.toMatchObject({
    code: 'invalid',
    fields: expect.any(Object),
  })
})

test('the defaults are those of the specification', async () => {
  const business = await world.newBusiness({
    programs: { points: {}, stamp_card: {}, rebate_code: {}, discount: {}, free_item: {} },
  })
  expect(Object.values(business.programs).map(({ config }) => config)).toEqual([
    { pointsPerDollar: 1, minimumRedemption: 100, pointsExpireDays: 365, welcomeBonus: 0 },
    { stampsRequired: 10, rewardDescription: '', allowMultipleCards: true, cardExpireDays: 90 },
    { codePrefix: 'SAVE', discountType: 'percentage', discountValue: 10, validDays: 30, singleUse: true },
    {
      tiers: [
        { visits: 5, discount: 5 },
        { visits: 10, discount: 10 },
        { visits: 20, discount: 15 },
      ],
    },
    { itemName: '', itemDescription: '', requiredPurchases: 5, recurring: true, validDays: 30 },
  ])
})

test('another shop’s program cannot be edited, paused or seen', async () => {
  const [here, there] = [await world.newBusiness(), await world.newBusiness({ programs: { points: {} } })]
  const { id: programId, version, name } = there.programs.points
  const edit = here.run((ctx) => editProgram(ctx, { programId, version, name, config: {} }))
  await expect(edit).rejects.toMatchObject({ code: 'not_found' })
  await expect(here.run((ctx) => pauseProgram(ctx, { programId }))).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await here.run(listPrograms)).toEqual([])
})

test('of two edits at once the second is shown what the first did', async () => {
  const business = await world.newBusiness({ programs: { stamp_card: {} } })
  const { id: programId, version } = business.programs.stamp_card
  const edits = await Promise.allSettled(
    ['Morning card', 'Evening card'].map((name) =>
      business.run((ctx) => editProgram(ctx, { programId, version, name, config: {} })),
    ),
  )
  const won = edits.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{ name: string }>
  expect(edits.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      code: 'conflict',
      details: { reason: 'stale', program: { name: won.value.name, version: version + 1 } },
    },
  })
})

test('an edited reward text is on the cards that fill from then on', async () => {
  const business = await world.newBusiness({
    programs: { stamp_card: { stampsRequired: 2, rewardDescription: 'Free tea' } },
  })
  const ana = await business.addCustomer()
  const before = await visit(business, ana, { stamps: 2 })
  const { id: programId, version, name } = business.programs.stamp_card
  const config = { stampsRequired: 2, rewardDescription: 'Free coffee' }
  await business.run((ctx) => editProgram(ctx, { programId, version, name, config }))
  const after = await visit(business, ana, { stamps: 2 })
  expect([before, after].map(({ rewards }) => rewards[0]!.name)).toEqual(['Free tea', 'Free coffee'])
})

test('the list shows what customers hold', async () => {
  const business = await world.newBusiness({ programs: { points: {}, stamp_card: { stampsRequired: 3 } } })
  for (const name of ['Ana', 'Bob'])
    await buy(business, await business.addCustomer(name), 1000, { stamps: 4 })
  expect(await business.run(listPrograms)).toMatchObject([
    { type: 'points', members: 2, points_outstanding: 20, points_earned: 20, rewards_issued: 0 },
    { type: 'stamp_card', members: 2, stamps_open: 2, rewards_issued: 2 },
  ])
})
