import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Purchase, recordPurchase } from '#server/loyalty/counter/index.ts'
import { enrolInActivePrograms } from '#server/loyalty/ledger/index.ts'
import { createReward, redeem } from '#server/loyalty/rewards/index.ts'
import { writeCursor } from '#server/platform/http/pages/page.ts'
import type { NewBusiness, TestBusiness } from '#tests/world/business.ts'
import { messageOf, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { PortalCard } from './contract.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const pointsAndStamps: NewBusiness = {
  programs: {
    points: { minimumRedemption: 10, pointsExpireDays: 30, welcomeBonus: 5 },
    stamp_card: { stampsRequired: 4, rewardDescription: 'Free coffee', cardExpireDays: 20 },
  },
}

/** Makes a customer of a business, enrolled and signed in. */
async function regular(wanted: NewBusiness = pointsAndStamps) {
  const business = await portal.newBusiness(wanted)
  const phone = portal.newPhone()
  const id = await newCustomer(business, { phone })
  await business.run((ctx) => enrolInActivePrograms(ctx, id, 'sign-up'))
  const customer = portal.visitor()
  await signIn(customer, phone, '4711')
  return { business, phone, id, customer }
}

const buy = (business: TestBusiness, customerId: string, more: Partial<Purchase> = {}) =>
  business.run((ctx) =>
    recordPurchase(ctx, {
      customerId,
      amount: 1240,
      confirmRepeatVisit: true,
      idempotencyKey: crypto.randomUUID(),
      ...more,
    }),
  )

async function cardOf(customer: Visitor): Promise<PortalCard> {
  const { status, body } = await customer.get('/api/app/portal/card')
  expect(status).toBe(200)
  return body as PortalCard
}

const pointsIn = (card: PortalCard) => card.programs.find(({ terms }) => terms.type === 'points')!

/** Moves the portal's clock and the business's, together. */
function passDays(business: TestBusiness, days: number): void {
  business.passDays(days)
  portal.clock.travelTo(business.clock.now())
}

describe('a guest sees nothing', () => {
  it('of another shop or another guest, whatever they ask for', async () => {
    const own = await regular()
    const neighbour = await newCustomer(own.business, { phone: portal.newPhone(), firstName: 'Neighbour' })
    const other = await regular()
    await buy(other.business, other.id, { stamps: 4 })
    await buy(own.business, neighbour, { stamps: 4 })
    const seen = JSON.stringify(await cardOf(own.customer))
    for (const secret of [other.id, other.business.businessId, other.phone, neighbour, 'Neighbour'])
      expect(seen).not.toContain(secret)
    const [theirs] = (await cardOf(other.customer)).rewards
    const [offer] = await portal.rows<{ id: string }>('select id from rewards where business_id = $1', [
      other.business.businessId,
    ])
    for (const path of [`customer-rewards/${theirs!.id}/cancel`, `rewards/${offer!.id}/claim`]) {
      const answer = await own.customer.post(`/api/app/portal/${path}`, undefined, {
        'idempotency-key': 'theirs',
      })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  it('without a session', async () => {
    for (const [method, path] of [
      ['GET', 'card'],
      ['GET', 'history?after=x'],
      ['POST', `rewards/${crypto.randomUUID()}/claim`],
      ['POST', `customer-rewards/${crypto.randomUUID()}/cancel`],
    ] as const) {
      expect((await portal.visitor().send(method, `/api/app/portal/${path}`)).status).toBe(401)
    }
  })

  it('that belongs to the shop: no PIN, note, hash or network address', async () => {
    const { business, id, customer } = await regular()
    await buy(business, id, { note: 'always complains' })
    expect(JSON.stringify(await cardOf(customer))).not.toMatch(/argon|auth_pin|complains|token|search_text/)
  })
})

describe('the card', () => {
  it('shows programs, rewards, history and what comes next', async () => {
    const { business, id, customer } = await regular()
    await buy(business, id)
    const card = await cardOf(customer)
    expect(card.programs.map(({ terms, status }) => [terms.type, status])).toEqual([
      // The program with the nearest reward comes first.
      ['stamp_card', 'active'],
      ['points', 'active'],
    ])
    expect(card.programs[0]!.progress).toMatchObject({ stamps_current: 1, places: 4 })
    expect(card.programs[1]!.progress).toMatchObject({ points_balance: 17, total_earned: 17 })
    expect(card.next_reward).toEqual({ kind: 'stamps', left: 3, name: 'Free coffee' })
    expect(card.history.data.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\+12 points, purchase of \$12\.40/)]),
    )
    await buy(business, id, { stamps: 3 })
    const full = await cardOf(customer)
    expect(full.rewards).toMatchObject([
      { name: 'Free coffee', status: 'earned', redemption_code: expect.any(String), cancellable: false },
    ])
    expect(full.next_reward).toMatchObject({ kind: 'ready', name: 'Free coffee', count: 1 })
  })

  it('does not show a code after the reward was used', async () => {
    const { business, id, customer } = await regular()
    await buy(business, id, { stamps: 4 })
    const code = (await cardOf(customer)).rewards[0]!.redemption_code!
    await business.run((ctx) => redeem(ctx, { code, idempotencyKey: 'used' }))
    expect((await cardOf(customer)).rewards).toMatchObject([{ status: 'redeemed', redemption_code: null }])
  })

  it('shows expired things as gone, before the nightly job, and writes nothing', async () => {
    const { business, id, phone, customer } = await regular()
    await buy(business, id)
    const count = 'select (select count(*) from transactions where customer_id = $1) as n'
    const before = await portal.rows(count, [id])
    passDays(business, 21)
    const stampsGone = await cardOf(customer)
    expect(stampsGone.programs[0]!.progress).toMatchObject({ stamps_current: 0, places: null })
    expect(stampsGone.programs[1]!.expiring).toMatchObject({ points: 17 })
    passDays(business, 10)
    await signIn(customer, phone, '4711')
    const pointsGone = await cardOf(customer)
    expect(pointsGone.programs[1]!.progress).toMatchObject({ points_balance: 0, total_earned: 17 })
    expect(pointsGone.programs[1]!.expiring).toBeNull()
    expect(pointsGone.programs[1]!.progress.last_activity_at).toBe('2026-03-02T14:00:02.000Z')
    expect(await portal.rows(count, [id])).toEqual(before)
  })

  it('has its history in pages that neither repeat nor lose a line', async () => {
    const { business, id, customer } = await regular()
    for (let visit = 0; visit < 24; visit += 1) await buy(business, id)
    const all = await portal.rows<{ id: string }>(
      'select id from transactions where customer_id = $1 order by created_at desc, id desc',
      [id],
    )
    let { data: entries, next: before } = (await cardOf(customer)).history
    const seen = entries.map((entry) => entry.id)
    while (before) {
      const page = await customer.get(`/api/app/portal/history?after=${encodeURIComponent(before)}`)
      ;({ data: entries, next: before } = page.body as PortalCard['history'])
      seen.push(...entries.map((entry) => entry.id))
    }
    expect(seen.length).toBeGreaterThan(50)
    expect(seen).toEqual(all.map((row) => row.id))
  })

  it.each([
    'x',
    writeCursor(['2026-13-40T00:00:00.000Z', '01939c00-0000-7000-8000-000000000001']),
    "'; drop table",
    '%00',
  ])('refuses a made-up place in the history (%s)', async (before) => {
    const { customer } = await regular({})
    const { status } = await customer.get(`/api/app/portal/history?after=${encodeURIComponent(before)}`)
    expect(status).toBe(400)
  })

  it('is empty for a guest who is in no program', async () => {
    const { customer } = await regular({})
    expect(await cardOf(customer)).toMatchObject({ programs: [], rewards: [], next_reward: null })
  })
})

describe('points', () => {
  async function withCake() {
    const visit = await regular()
    const cake = await visit.business.run((ctx) =>
      createReward(ctx, {
        programId: visit.business.programs.points.id,
        name: 'Cake',
        pointsPrice: 15,
      }),
    )
    const claim = (key: string) =>
      visit.customer.post(`/api/app/portal/rewards/${cake.id}/claim`, undefined, { 'idempotency-key': key })
    return { ...visit, cake, claim }
  }

  it('buy a reward once per key, even if it is sent twice at once', async () => {
    const { business, id, customer, claim } = await withCake()
    expect((await claim('too early')).status).toBe(409)
    await buy(business, id)
    const twice = await Promise.all([claim('once'), claim('once')])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice[0]!.body).toEqual(twice[1]!.body)
    const card = await cardOf(customer)
    expect(pointsIn(card).progress.points_balance).toBe(2)
    expect(card.rewards).toMatchObject([{ name: 'Cake', status: 'earned', cancellable: true }])
  })

  it('are spent at the moment of the reward: by it the page knows the line of a claim', async () => {
    const { business, id, customer, claim } = await withCake()
    await buy(business, id)
    await claim('one')
    const { history, rewards } = await cardOf(customer)
    const line = history.data.find(({ sentence }) => sentence.includes('claimed: Cake'))
    expect(line?.created_at).toBe(rewards[0]!.earned_at)
  })

  it('come back when the claim is cancelled, and only once', async () => {
    const { business, id, customer, claim } = await withCake()
    await buy(business, id)
    const { customer_reward_id } = (await claim('one')).body as { customer_reward_id: string }
    const cancel = (key: string) =>
      customer.post(`/api/app/portal/customer-rewards/${customer_reward_id}/cancel`, undefined, {
        'idempotency-key': key,
      })
    expect((await cancel('a')).body).toEqual({ points_returned: 15 })
    expect((await cancel('b')).status).toBe(409)
    const card = await cardOf(customer)
    expect(pointsIn(card).progress.points_balance).toBe(17)
    expect(card.rewards).toEqual([])
  })

  it('say what they can buy', async () => {
    const { business, id, customer } = await withCake()
    expect(pointsIn(await cardOf(customer)).catalogue).toMatchObject([
      { name: 'Cake', points_price: 15, locked: { reason: 'points', missing: 10 } },
    ])
    await buy(business, id)
    const card = await cardOf(customer)
    expect(pointsIn(card).catalogue).toMatchObject([{ name: 'Cake', locked: null }])
    expect(card.next_reward).toEqual({ kind: 'claimable', name: 'Cake' })
  })

  it('cannot be spent without a key', async () => {
    const { customer, cake } = await withCake()
    const answer = await customer.send('POST', `/api/app/portal/rewards/${cake.id}/claim`)
    expect([answer.status, messageOf(answer)]).toEqual([400, expect.any(String)])
  })
})
