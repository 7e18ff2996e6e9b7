import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CreditsView } from '#server/billing/contract.ts'
import { watchCredits } from '#server/billing/index.ts'
import { cards, FREE, openTill, type Payer, type Till } from '#tests/world/payers.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { AdminPack } from './packsContract.ts'

let till: Till
let admin: Visitor
beforeAll(async () => {
  till = await openTill()
  const platform = await till.newPayer(FREE)
  admin = platform.owner
  await till.rows('insert into super_admins values ($1)', [platform.businessId])
})
afterAll(() => till?.close())

const packs = async () =>
  ((await admin.get('/api/app/admin/credit-packs')).body as { data: AdminPack[] }).data
const read = async (id: string) => (await packs()).find((one) => one.id === id)!
const edit = (id: string, edits: object) => admin.send('PATCH', `/api/app/admin/credit-packs/${id}`, edits)
const setSmall = async (edits: object) => edit('small', { ...edits, version: (await read('small')).version })
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: Record<string, string> } }).error.fields

const site = 'http://localhost:3000'
const checkout = ({ owner }: Payer, offer: object) =>
  owner.post(
    '/api/app/credits/checkout',
    { ...offer, success_url: site, cancel_url: site },
    { 'idempotency-key': crypto.randomUUID() },
  )
const shown = async ({ owner }: Payer) => (await owner.get('/api/app/credits')).body as CreditsView
/** The small pack as a business's screen shows it. */
const offerTo = async (payer: Payer) => {
  const { id: pack, credits, amount } = (await shown(payer)).packs[0]!
  return { pack, credits, amount }
}
const urlOf = ({ body }: { body: unknown }) => (body as { url: string }).url
const payments = (payer: Payer) =>
  till.rows<{ credits: number; amount: number }>(
    `select credits::integer, amount::integer from credit_purchases where business_id = $1 order by created_at`,
    [payer.businessId],
  )

describe('editing a pack of credits', () => {
  it('changes only what was edited, for everybody at once, and is written down', async () => {
    const before = await packs()
    expect(before.map(({ credits, amount }) => [credits, amount])).toEqual([
      [100, 500],
      [500, 2000],
      [2000, 7000],
    ])
    const { status, body } = await edit('medium', { version: 1, amount: 2150 })
    expect([status, body]).toEqual([200, { ...before[1], amount: 2150, version: 2 }])
    const payer = await till.newPayer()
    expect((await shown(payer)).packs[1]).toEqual({
      id: 'medium',
      credits: 500,
      amount: 2150,
      currency: 'USD',
    })
    const { body: log } = await admin.get('/api/app/admin/audit')
    expect((log as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining('changed the price of the pack of 500 credits'),
    )
  })

  it('of two super admins at once, refuses the second with what the first saved', async () => {
    const { version } = await read('large')
    const answers = await Promise.all([6500, 6600].map((amount) => edit('large', { version, amount })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { amount } = await read('large')
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      error: { details: { reason: 'stale', pack: { amount, version: version + 1 } } },
    })
  })

  it.each([
    [{ amount: 49 }, 'amount'],
    [{ amount: 500.5 }, 'amount'],
    [{ credits: 0 }, 'credits'],
    [{ credits: 500 }, 'credits'],
  ])('to %j is refused at its field', async (edits, field) => {
    const before = await packs()
    const answer = await setSmall(edits)
    expect(answer.status).toBe(400)
    expect(Object.keys(fieldsOf(answer)!)).toEqual([field])
    expect(await packs()).toEqual(before)
  })

  it('is refused to owners and strangers, as is the list', async () => {
    const { owner } = await till.newPayer()
    const path = '/api/app/admin/credit-packs'
    for (const [visitor, status] of [
      [owner, 403],
      [till.product.visitor(), 401],
    ] as const) {
      expect((await visitor.send('PATCH', `${path}/small`, { version: 1, amount: 50 })).status).toBe(status)
      expect((await visitor.get(path)).status).toBe(status)
    }
  })
})

describe('a pack whose price changes while somebody buys it', () => {
  it('costs what its buyer saw, or is shown again: nobody names their own price', async () => {
    const payer = await till.newPayer()
    const seen = await offerTo(payer)
    await setSmall({ amount: seen.amount + 100 })
    expect(fieldsOf(await checkout(payer, seen))).toHaveProperty('pack')
    for (const made of [{ amount: 1 }, { credits: 1_000_000 }, { pack: 'huge' }])
      expect(fieldsOf(await checkout(payer, { ...(await offerTo(payer)), ...made }))).toHaveProperty('pack')
    expect((await checkout(payer, await offerTo(payer))).status).toBe(200)
  })

  it('keeps the price of the page of payment that is open', async () => {
    const payer = await till.newPayer()
    const seen = await offerTo(payer)
    const page = urlOf(await checkout(payer, seen))
    await setSmall({ amount: seen.amount + 100, credits: seen.credits - 1 })
    await payer.pay(page, cards.good)
    await till.follow()
    expect(await payments(payer)).toEqual([{ credits: seen.credits, amount: seen.amount }])
  })

  it('keeps the price at which automatic purchases were switched on', async () => {
    const payer = await till.newPayer()
    const seen = await offerTo(payer)
    await payer.pay(urlOf(await checkout(payer, seen)), cards.good)
    await till.follow()
    const save = async (top_up: object) =>
      payer.owner.send('PUT', '/api/app/credits/settings', {
        ...{ low_below: 20, top_up, top_up_below: 10_000, top_up_most: 5 },
        version: (await shown(payer)).settings.version,
      })
    expect((await save(seen)).status).toBe(200)
    await setSmall({ amount: seen.amount + 100 })
    // Saving another setting agrees to no other price, and nobody can agree to a price that is not offered.
    expect((await save(seen)).status).toBe(200)
    expect(fieldsOf(await save({ ...seen, amount: 1 }))).toHaveProperty('top_up')
    await watchCredits(till.product.services)
    await till.follow()
    expect(await payments(payer)).toEqual([seen, seen].map(({ pack: _, ...paid }) => paid))
    expect((await save(await offerTo(payer))).status).toBe(200)
    expect(fieldsOf(await save(seen))).toHaveProperty('top_up')
  })
})
