import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { engine, isMainEngine, isPooled } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { addCustomer } from '#tests/world/customers.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from '../invariants.ts'
import { buy } from '../till.ts'
import { handIn } from './late.rig.ts'

/** The rules are the same on each engine, so that a proof plays all histories on one. */
const HISTORIES = inProof(isMainEngine && !isPooled ? 10_000 : 500, engine === 'postgres' ? 16 : 4)
/** Businesses in which histories are played at the same time: one alone mostly waits for the database. */
const LANES = 4
/** Opening a business takes as long as some histories, so each is used for several, with customers of their own. */
const HISTORIES_IN_BUSINESS = inProof(50, 4)
const WINDOW_MINUTES = 15
const CUSTOMERS = 2
const MOST_IN_BATCH = 4

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** A purchase, the minutes after the one before it, and those until it arrives, once or twice; 0 is at once. */
type Purchase = {
  who: number
  after: number
  delay: number
  amount: number | undefined
  stamps: number
  confirm: boolean
  twice: boolean
}

const purchase: fc.Arbitrary<Purchase> = fc.record({
  who: fc.nat(CUSTOMERS - 1),
  after: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 600 })),
  delay: fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 4000 })),
  amount: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
  stamps: fc.integer({ min: 1, max: 3 }),
  confirm: fc.boolean(),
  twice: fc.boolean(),
})
/** Late operations arrive once in some minutes. */
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

const open = () =>
  world.newBusiness({
    timeZone: 'UTC',
    // Subscribers of an event change no balance, and take longer than the purchase.
    relays: false,
    visitWindowMinutes: WINDOW_MINUTES,
    programs: {
      points: { pointsPerDollar: 0.7, pointsExpireDays: 365, welcomeBonus: 3 },
      stamp_card: { stampsRequired: 4, cardExpireDays: 0 },
      free_item: { requiredPurchases: 3, validDays: 36_500 },
    },
  })

type Collected = {
  visits: number
  spent: number
  points: number
  carried: number
  stamps: number
  purchases: number
}

/** Points that customers have collected in all, whichever card they are on. */
async function collected(business: TestBusiness, customerIds: string[]): Promise<Collected[]> {
  const { points, stamp_card, free_item } = business.programs
  const rows = await business.run(({ tx }) =>
    queryRows<Collected & { id: string }>(
      tx,
      sql`select c.id, c.total_visits visits, c.total_spent::int spent, c.total_points points,
          coalesce(p.points_carried, 0) carried,
          coalesce(s.stamps_current + 4 * s.rewards_earned, 0) stamps,
          coalesce(f.stamps_current + 3 * f.rewards_earned, 0) purchases
        from customers c
        left join customer_program_progress p on p.business_id = c.business_id and p.customer_id = c.id and p.program_id = ${points.id}
        left join customer_program_progress s on s.business_id = c.business_id and s.customer_id = c.id and s.program_id = ${stamp_card.id}
        left join customer_program_progress f on f.business_id = c.business_id and f.customer_id = c.id and f.program_id = ${free_item.id}
        where c.business_id = ${business.businessId} and c.id in ${customerIds}`,
    ),
  )
  const found = new Map(rows.map(({ id, ...has }) => [id, has]))
  return customerIds.map((id) => found.get(id)!)
}

/** Records each purchase at its time. */
async function inOrder(business: TestBusiness, customers: string[], purchases: Timed[]): Promise<void> {
  const start = business.clock.now().getTime()
  for (const { who, at, amount, stamps, confirm } of purchases) {
    business.clock.travelTo(new Date(start + at * 60_000))
    await buy(business, customers[who]!, amount, { stamps, confirmRepeatVisit: confirm })
  }
}

/**
 * Records each purchase when it arrives: at once, or in batches in which a purchase may come twice. Returns for each
 * why it counts as no visit, by its key.
 */
async function asTheyArrive(business: TestBusiness, customers: string[], purchases: Timed[]) {
  const start = business.clock.now().getTime()
  const arriving = [...purchases].sort((one, other) => one.arrives - other.arrives)
  const reasons = new Map<string, string | null>()
  while (arriving.length > 0) {
    const { arrives, delay } = arriving[0]!
    business.clock.travelTo(new Date(start + arrives * 60_000))
    if (delay === 0) {
      const { key, who, amount, stamps, confirm } = arriving.shift()!
      const recorded = await buy(business, customers[who]!, amount, {
        ...{ stamps, confirmRepeatVisit: confirm, idempotencyKey: key },
      })
      reasons.set(key, recorded.visit.reason)
      continue
    }
    const size = arriving.findIndex((each) => each.delay === 0 || each.arrives > arrives)
    const batch = arriving.splice(0, Math.min(MOST_IN_BATCH, size < 0 ? arriving.length : size))
    const sent = batch.map(({ who, at, ...each }) => ({
      ...each,
      customerId: customers[who]!,
      minutesAgo: arrives - at,
    }))
    const again = sent.filter(({ twice }) => twice)
    const outcomes = await handIn(business, [...sent, ...again])
    const first = new Map(outcomes.slice(0, sent.length).map((outcome) => [outcome.key, outcome]))
    expect(outcomes.slice(sent.length)).toEqual(again.map(({ key }) => first.get(key)))
    for (const outcome of outcomes)
      if (outcome.outcome === 'recorded') reasons.set(outcome.key, outcome.purchase!.visit.reason)
  }
  return reasons
}

const addCustomers = (business: TestBusiness): Promise<string[]> =>
  business.run(async (ctx) => {
    const customers: string[] = []
    while (customers.length < CUSTOMERS) customers.push(await addCustomer(ctx, 'Ana'))
    return customers
  })

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
  const [ordered, late] = [await addCustomers(business), await addCustomers(business)]
  await inOrder(business, ordered, purchases)
  const reasons = await asTheyArrive(business, late, purchases)
  const arrival = [...purchases].sort((one, other) => one.arrives - other.arrives)
  const [then, now] = [visitsIn(purchases), visitsIn(arrival)]
  const played = JSON.stringify(purchases)
  // Every purchase without a visit says which visit is too near.
  for (const { key } of purchases) expect(reasons.get(key) === null, played).toBe(now.has(key))
  const had = await collected(business, ordered)
  const has = await collected(business, late)
  for (const n of late.keys()) {
    const own = purchases.filter(({ who }) => who === n)
    const [stampsThen, stampsNow] = [then, now].map((visits) =>
      own.filter(({ key }) => visits.has(key)).reduce((sum, { stamps }) => sum + stamps, 0),
    )
    const [visitsThen, visitsNow] = [then, now].map(
      (visits) => own.filter(({ key }) => visits.has(key)).length,
    )
    expect(has[n], played).toEqual({
      ...had[n]!,
      visits: had[n]!.visits - visitsThen! + visitsNow!,
      purchases: had[n]!.purchases - visitsThen! + visitsNow!,
      stamps: had[n]!.stamps - stampsThen! + stampsNow!,
    })
  }
}

/** Plays histories one after the other in a business, whose ledger holds all rules at the end. */
async function playInOneBusiness(histories: Timed[][]): Promise<void> {
  const business = await open()
  for (const purchases of histories) await play(business, purchases)
  expect(await brokenRules(business)).toEqual([])
}

test(`${HISTORIES} histories that arrive in any order and any batch give each guest what they gave in order of time, or say why not`, {
  timeout: inProof(7_200_000, 300_000),
}, async () => {
  const histories = fc.sample(history, { seed, numRuns: HISTORIES }).map(timed)
  const businesses = Array.from({ length: Math.ceil(HISTORIES / HISTORIES_IN_BUSINESS) }, (_, n) =>
    histories.slice(n * HISTORIES_IN_BUSINESS, (n + 1) * HISTORIES_IN_BUSINESS),
  )
  const lane = async () => {
    for (let next = businesses.shift(); next; next = businesses.shift()) await playInOneBusiness(next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
})
