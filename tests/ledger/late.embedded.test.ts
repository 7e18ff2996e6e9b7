import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
import { handIn } from './late.rig.ts'
import { buy, customer, standing } from './till.ts'

const HISTORIES = inProof(10_000, engine === 'postgres' ? 16 : 4)
/** Histories that are played at the same time, each in a business of its own: one alone mostly waits for the database. */
const LANES = 4
const WINDOW_MINUTES = 15
const GUESTS = 2
const MOST_IN_BATCH = 4

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** A purchase, the minutes after the one before it, and the minutes until it arrives; 0 is at once. */
type Purchase = {
  who: number
  after: number
  delay: number
  amount: number | undefined
  stamps: number
  confirm: boolean
}

const purchase: fc.Arbitrary<Purchase> = fc.record({
  who: fc.nat(GUESTS - 1),
  after: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 600 })),
  delay: fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 4000 })),
  amount: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
  stamps: fc.integer({ min: 1, max: 3 }),
  confirm: fc.boolean(),
})
/** What is late arrives once in some minutes. */
const history = fc.record({
  purchases: fc.array(purchase, { minLength: 2, maxLength: 10 }),
  everyMinutes: fc.integer({ min: 1, max: 240 }),
})

type Timed = Purchase & { at: number; arrives: number; key: string }

/** Purchases in the order of time, with minutes since the beginning. */
function timed({ purchases, everyMinutes }: { purchases: Purchase[]; everyMinutes: number }): Timed[] {
  let at = 0
  return purchases.map((each) => {
    at += each.after
    const arrives = each.delay === 0 ? at : Math.ceil((at + each.delay) / everyMinutes) * everyMinutes
    return { ...each, at, arrives, key: crypto.randomUUID() }
  })
}

/** Opening a business takes as long as a history, so each is used for some of them, with customers of their own. */
const HISTORIES_IN_SHOP = 20

function shops(): () => Promise<TestBusiness> {
  let shop: { business: TestBusiness; left: number } | undefined
  return async () => {
    if (!shop?.left) shop = { business: await open(), left: HISTORIES_IN_SHOP }
    shop.left--
    return shop.business
  }
}

const open = () =>
  world.newBusiness({
    timeZone: 'UTC',
    visitWindowMinutes: WINDOW_MINUTES,
    programs: {
      points: { pointsPerDollar: 0.7, pointsExpireDays: 365, welcomeBonus: 3 },
      stamp_card: { stampsRequired: 4, cardExpireDays: 0 },
      free_item: { requiredPurchases: 3, validDays: 36_500 },
    },
  })

/** What a customer has collected in all, whichever card it is on. */
async function collected(business: TestBusiness, customerId: string) {
  const { total_visits, total_spent, total_points } = await customer(business, customerId)
  const [points, card, item] = await Promise.all(
    (['points', 'stamp_card', 'free_item'] as const).map((type) =>
      standing(business, customerId, business.programs[type].id),
    ),
  )
  return {
    ...{ visits: total_visits, spent: total_spent, points: total_points, carried: points!.points_carried },
    stamps: card!.stamps_current + 4 * card!.rewards_earned,
    purchases: item!.stamps_current + 3 * item!.rewards_earned,
  }
}

/** Records each purchase at its time. */
async function inOrder(business: TestBusiness, purchases: Timed[]) {
  const guests = await guestsOf(business)
  const start = business.clock.now().getTime()
  for (const { who, at, amount, stamps, confirm } of purchases) {
    business.clock.travelTo(new Date(start + at * 60_000))
    await buy(business, guests[who]!, amount, { stamps, confirmRepeatVisit: confirm })
  }
  return guests
}

/** Records each purchase when it arrives: at once, or in batches in which each purchase may come twice. */
async function asTheyArrive(business: TestBusiness, purchases: Timed[]) {
  const guests = await guestsOf(business)
  const start = business.clock.now().getTime()
  const arriving = [...purchases].sort((one, other) => one.arrives - other.arrives)
  const reasons = new Map<string, string | null>()
  while (arriving.length > 0) {
    const { arrives, delay } = arriving[0]!
    business.clock.travelTo(new Date(start + arrives * 60_000))
    if (delay === 0) {
      const { key, who, amount, stamps, confirm } = arriving.shift()!
      const recorded = await buy(business, guests[who]!, amount, {
        ...{ stamps, confirmRepeatVisit: confirm, idempotencyKey: key },
      })
      reasons.set(key, recorded.visit.reason)
      continue
    }
    const size = arriving.findIndex((each) => each.delay === 0 || each.arrives > arrives)
    const batch = arriving.splice(0, Math.min(MOST_IN_BATCH, size < 0 ? arriving.length : size))
    const sent = batch.map(({ who, at, ...each }) => ({
      ...each,
      customerId: guests[who]!,
      minutesAgo: arrives - at,
    }))
    const outcomes = await handIn(business, [...sent, ...sent])
    expect(outcomes.slice(batch.length)).toEqual(outcomes.slice(0, batch.length))
    for (const outcome of outcomes)
      if (outcome.outcome === 'recorded') reasons.set(outcome.key, outcome.purchase!.visit.reason)
  }
  return { guests, reasons }
}

async function guestsOf(business: TestBusiness): Promise<string[]> {
  const guests: string[] = []
  while (guests.length < GUESTS) {
    const guest = await business.addCustomer()
    await buy(business, guest, 0, { confirmRepeatVisit: true })
    guests.push(guest)
  }
  // The visits that made them join are over.
  business.passDays(5)
  return guests
}

/** The purchases that count as visits when they come in this order, worked out a second time. */
function visitsIn(order: Timed[]): Set<string> {
  const visits: Timed[] = []
  for (const each of order) {
    const isApart = visits
      .filter(({ who }) => who === each.who)
      .every(({ at }) => Math.abs(at - each.at) >= WINDOW_MINUTES)
    if (each.confirm || isApart) visits.push(each)
  }
  return new Set(visits.map(({ key }) => key))
}

async function play(business: TestBusiness, purchases: Timed[]): Promise<void> {
  const ordered = await inOrder(business, purchases)
  const late = await asTheyArrive(business, purchases)
  expect(await brokenRules(business)).toEqual([])
  const arrival = [...purchases].sort((one, other) => one.arrives - other.arrives)
  const [then, now] = [visitsIn(purchases), visitsIn(arrival)]
  // Every purchase without a visit says which visit is too near.
  for (const { key } of purchases) expect(late.reasons.get(key) === null).toBe(now.has(key))
  for (const [n, guest] of late.guests.entries()) {
    const had = await collected(business, ordered[n]!)
    const has = await collected(business, guest)
    const own = purchases.filter(({ who }) => who === n)
    const [stampsThen, stampsNow] = [then, now].map((visits) =>
      own.filter(({ key }) => visits.has(key)).reduce((sum, { stamps }) => sum + stamps, 0),
    )
    const [visitsThen, visitsNow] = [then, now].map(
      (visits) => own.filter(({ key }) => visits.has(key)).length,
    )
    expect(has).toEqual({
      ...had,
      visits: had.visits - visitsThen! + visitsNow!,
      purchases: had.purchases - visitsThen! + visitsNow!,
      stamps: had.stamps - stampsThen! + stampsNow!,
    })
  }
}

test(`${HISTORIES} histories that arrive in any order and any batch give each guest what they gave in order of time, or say why not`, {
  timeout: inProof(14_400_000, 300_000),
}, async () => {
  const lane = (number: number) => {
    const nextShop = shops()
    return fc.assert(
      fc.asyncProperty(history, async (given) => play(await nextShop(), timed(given))),
      { seed: seed + number, numRuns: HISTORIES / LANES, endOnFailure: true },
    )
  }
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)))
})
