import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSwitches } from '#server/businesses/business/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { buy, claim, offer, redeemCode } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { previewPurchase, readTillView } from '../index.ts'
import { planGiving } from './planGiving.ts'
import { type KeptPurchase, type KeptRedemption, planKept } from './planKept.ts'
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
  /** True if the cheapest reward in reach is given afterwards. */
  gives: fc.boolean(),
})

const open = () =>
  world.newBusiness({
    visitWindowMinutes: 15,
    programs: {
      points: { pointsPerDollar: 0.7, pointsExpireDays: 0, welcomeBonus: 3, minimumRedemption: 1 },
      stamp_card: { stampsRequired: 4, cardExpireDays: 5, allowMultipleCards: true },
      free_item: { requiredPurchases: 3, validDays: 365 },
      discount: {},
    },
  })

/** A till's disk: what was kept, after the way there. */
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
        await business.run((ctx) => setSwitches(ctx, { offline_most_value: null }), business.owner)
        for (const price of [4, 40]) await offer(business, price)
        await buy(business, customer, 0, {})
        const wait = ({ after }: { after: number }) =>
          business.clock.travelTo(new Date(business.clock.now().getTime() + after * 60_000))
        for (const { gives: _later, ...each } of before) {
          wait(each)
          await record(business, customer, each)
        }
        const [terms, customers] = await business.run(async (ctx) =>
          onDisk([await readKeptBusiness(ctx), (await readKeptCustomers(ctx, { limit: 10 })).data] as const),
        )
        const planned = []
        const waiting: (KeptPurchase | KeptRedemption)[] = []
        for (const { after, gives, ...each } of offline) {
          wait({ after })
          const bought = { ...each, at: business.clock.now() }
          const kept = customers.find(({ id }) => id === customer)!
          planned.push(planKept(terms, kept, waiting, bought))
          const { preview_token: _token, ...previewed } = await business.run((ctx) =>
            previewPurchase(ctx, { customerId: customer, ...each }),
          )
          expect(withoutIds(planned.at(-1)!)).toEqual(withoutIds(previewed))
          await record(business, customer, each)
          waiting.push(bought)
          const { sold } = planGiving(terms, kept, waiting, business.clock.now())
          const { offers } = await business.run((ctx) => readTillView(ctx, { customerId: customer }))
          expect(sold.map(({ reward_id, locked }) => [reward_id, locked])).toEqual(
            offers.map(({ id, locked }) => [id, locked]),
          )
          const inReach = sold.find(({ locked }) => locked === null)
          if (!gives || !inReach) continue
          const { reward } = await claim(business, customer, inReach.reward_id)
          await redeemCode(business, reward.redemption_code)
          const { reward_id: rewardId, points_price, name } = inReach
          waiting.push({ at: business.clock.now(), name, rewardId, points: points_price })
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
