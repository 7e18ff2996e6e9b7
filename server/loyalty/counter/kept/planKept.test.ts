import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProof, seed } from '#tests/engines/proof.ts'
import { buy } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { previewPurchase } from '../index.ts'
import { planKept } from './planKept.ts'
import { readKeptBusiness, readKeptCustomers } from './readKept.ts'

const HISTORIES = inProof(1_000, 12)

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const purchase = fc.record({
  after: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 20_000 })),
  amount: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
  stamps: fc.integer({ min: 1, max: 7 }),
  confirmRepeatVisit: fc.boolean(),
})

const open = () =>
  world.newBusiness({
    visitWindowMinutes: 15,
    programs: {
      points: { pointsPerDollar: 0.7, pointsExpireDays: 0, welcomeBonus: 3 },
      stamp_card: { stampsRequired: 4, cardExpireDays: 5, allowMultipleCards: true },
      free_item: { requiredPurchases: 3, validDays: 365 },
      discount: {},
    },
  })

/** What the till has on its disk: what was kept, after the way there. */
const onDisk = <T>(kept: T): T => JSON.parse(JSON.stringify(kept)) as T

test(`a till plans ${HISTORIES} histories from what it keeps as the server plans them`, {
  timeout: inProof(3_600_000, 120_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(purchase, { minLength: 1, maxLength: 6 }),
      fc.array(purchase, { minLength: 1, maxLength: 4 }),
      async (before, offline) => {
        const business = await open()
        const customer = await business.addCustomer()
        await buy(business, customer, 0, {})
        const wait = ({ after }: { after: number }) =>
          business.clock.travelTo(new Date(business.clock.now().getTime() + after * 60_000))
        for (const each of before) {
          wait(each)
          await record(business, customer, each)
        }
        const [terms, guests] = await business.run(async (ctx) =>
          onDisk([await readKeptBusiness(ctx), (await readKeptCustomers(ctx, { limit: 10 })).data] as const),
        )
        const planned = []
        const waiting = []
        for (const { after, ...each } of offline) {
          wait({ after })
          waiting.push({ ...each, at: business.clock.now() })
          planned.push(planKept(terms, guests.find(({ id }) => id === customer)!, waiting))
          const { preview_token: _token, ...previewed } = await business.run((ctx) =>
            previewPurchase(ctx, { customerId: customer, ...each }),
          )
          expect(withoutIds(planned.at(-1)!)).toEqual(withoutIds(previewed))
          await record(business, customer, each)
        }
      },
    ),
    { seed, numRuns: HISTORIES, endOnFailure: true },
  )
})

type Bought = { amount: number | undefined; stamps: number; confirmRepeatVisit: boolean }

const record = (business: TestBusiness, customer: string, { amount, ...more }: Bought) =>
  buy(business, customer, amount, { ...more, confirmAmount: true })

/** Ids of new rewards are made anew each time. */
const withoutIds = <Effect extends { rewards: { id: string }[] }>(effect: Effect) => ({
  ...effect,
  rewards: effect.rewards.map(({ id: _id, ...reward }) => reward),
})
