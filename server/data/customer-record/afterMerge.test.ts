import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDashboard } from '#server/data/analytics/dashboard/readDashboard.ts'
import { issueCardLink } from '#server/identity/customer-access/index.ts'
import { findCustomers } from '#server/loyalty/counter/find/findCustomers.ts'
import { readTillView } from '#server/loyalty/counter/index.ts'
import { countCustomers, listCustomers } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { buy, key } from '#tests/ledger/till.ts'
import type { TestBusiness } from '#tests/world/business.ts'
import { newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { eraseCustomer } from './eraseCustomer.ts'
import { mergeCustomers } from './mergeCustomers.ts'
import { readHistory } from './readPast.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal?.close())

const programs = { points: { pointsExpireDays: 30 }, stamp_card: { stampsRequired: 4 } }
const open = () => portal.newBusiness({ timeZone: 'UTC', programs })

async function person(business: TestBusiness, firstName: string, phone = portal.newPhone()) {
  const id = await newCustomer(business, { phone, firstName })
  const [row] = await business.run(({ tx }) => tx.select().from(customers).where(eq(customers.id, id)))
  return { id, phone, code: row!.unique_customer_id, name: `${firstName} Guest` }
}
type Person = Awaited<ReturnType<typeof person>>

const merge = (business: TestBusiness, from: Person, into: Person) =>
  business.run(
    (ctx) =>
      mergeCustomers(ctx, {
        customerId: into.id,
        duplicateId: from.id,
        confirmation: from.name,
        idempotencyKey: key(),
      }),
    business.owner,
  )
const erase = (business: TestBusiness, { id, name }: Person) =>
  business.run((ctx) => eraseCustomer(ctx, { customerId: id, confirmation: name }), business.owner)
/** The customer whom the till finds by a code. */
const find = async (business: TestBusiness, search: string) =>
  (await business.run((ctx) => findCustomers(ctx, { search, limit: 8 }))).map(({ id }) => id)

async function linkTo(business: TestBusiness, { id: customerId, phone }: Person): Promise<string> {
  const { link } = await business.run((ctx) => issueCardLink(ctx, { customerId, phone }))
  return new URL(link).pathname
}
const press = (visitor: Visitor, path: string) =>
  visitor.send('POST', path, '', { 'content-type': 'application/x-www-form-urlencoded' })
const sentences = async (business: TestBusiness, customerId: string) =>
  (await business.run((ctx) => readHistory(ctx, { customerId, limit: 50 }))).data.map(
    ({ sentence }) => sentence,
  )

/** Ada, the twin that was merged into her, and a third that was merged into the twin before. */
async function chain(business: TestBusiness) {
  const [ada, twin, third] = [
    await person(business, 'Ada'),
    await person(business, 'Twin'),
    await person(business, 'Third'),
  ]
  await merge(business, third, twin)
  await merge(business, twin, ada)
  return [ada, twin, third] as const
}

describe('the code of a duplicate', () => {
  it('does not lead another shop to the survivor', async () => {
    const [one, other] = [await open(), await open()]
    const [ada, twin] = [await person(one, 'Ada'), await person(one, 'Twin')]
    await merge(one, twin, ada)
    expect(await find(other, twin.code)).toEqual([])
    expect(await find(other, ada.code)).toEqual([])
  })

  it('leads to nobody once the survivor was erased, also at the end of a chain', async () => {
    const business = await open()
    const [ada, twin, third] = await chain(business)
    await erase(business, ada)
    for (const { code } of [ada, twin, third]) expect([code, await find(business, code)]).toEqual([code, []])
  })

  it('leads to the survivor through a chain of merges, in any case of letters and in every list', async () => {
    const business = await open()
    const [ada, twin, third] = await chain(business)
    for (const code of [ada.code, twin.code, third.code.toLowerCase(), ` ${third.code} `])
      expect([code, await find(business, code)]).toEqual([code, [ada.id]])
    const wanted = { search: third.code, limit: 10 }
    const listed = await business.run((ctx) => listCustomers(ctx, wanted))
    expect(listed.data.map(({ id }) => id)).toEqual([ada.id])
    expect(await business.run((ctx) => countCustomers(ctx, wanted))).toEqual({ count: 1, more: false })
  })
})

describe('a till on which a duplicate is open', () => {
  it('is told who they are now, through a chain of merges, and nothing is recorded for them', async () => {
    const business = await open()
    const [ada, twin, third] = await chain(business)
    const merged = { code: 'conflict', details: { merged_into: ada.id } }
    for (const { id } of [twin, third]) {
      const view = business.run((ctx) => readTillView(ctx, { customerId: id }), business.ben)
      await expect(view).rejects.toMatchObject(merged)
      await expect(buy(business, id)).rejects.toMatchObject(merged)
    }
  })

  it('of another shop is told nothing', async () => {
    const [one, other] = [await open(), await open()]
    const [ada, twin] = [await person(one, 'Ada'), await person(one, 'Twin')]
    await merge(one, twin, ada)
    const view = other.run((ctx) => readTillView(ctx, { customerId: twin.id }), other.ben)
    await expect(view).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the link that was texted to a duplicate', () => {
  it('opens nothing if the survivor has another phone: its reader proves no other phone', async () => {
    const business = await open()
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    const path = await linkTo(business, twin)
    await merge(business, twin, ada)
    const answer = await press(portal.visitor(), path)
    expect([answer.status, answer.text.includes('This link no longer fits')]).toEqual([410, true])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('says so too if it was used before the merge, and offers no new link, for none would arrive', async () => {
    const business = await open()
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    const path = await linkTo(business, twin)
    const visitor = portal.visitor()
    expect((await press(visitor, path)).status).toBe(303)
    await merge(business, twin, ada)
    const { status, text } = await visitor.get(path)
    expect([status, text.includes('This link no longer fits'), text.includes('new_link')]).toEqual([
      410,
      true,
      false,
    ])
  })

  it('opens the survivor’s card if the phone was taken over', async () => {
    const business = await open()
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    await business.run(({ tx }) =>
      tx
        .update(customers)
        .set({ phone: null, auth_phone: null, auth_pin: null, phone_proven_at: null })
        .where(eq(customers.id, ada.id)),
    )
    const path = await linkTo(business, twin)
    await merge(business, twin, ada)
    const visitor = portal.visitor()
    expect((await press(visitor, path)).status).toBe(303)
    expect((await visitor.get('/api/app/portal/card')).body).toMatchObject({ customer: { id: ada.id } })
  })

  it('is deleted with the erased person', async () => {
    const business = await open()
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    const path = await linkTo(business, twin)
    await merge(business, twin, ada)
    await erase(business, ada)
    expect((await portal.visitor().get(path)).status).toBe(404)
  })
})

describe('after a merge', () => {
  it('the duplicate is signed out and its phone signs nobody in; somebody can join with it anew', async () => {
    const business = await open()
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    const visitor = portal.visitor()
    expect((await signIn(visitor, twin.phone, '4711')).status).toBe(200)
    await merge(business, twin, ada)
    expect((await visitor.get('/api/app/portal/card')).status).toBe(401)
    expect((await signIn(portal.visitor(), twin.phone, '4711')).status).toBe(400)
    const anew = await person(business, 'Neda', twin.phone)
    expect(await find(business, twin.phone)).toEqual([anew.id])
    expect(await find(business, twin.code)).toEqual([ada.id])
  })

  it('the history tells what both did, on which card, and one line of the merge, to staff and guests alike', async () => {
    const business = await open()
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    await buy(business, twin.id, 1000)
    business.passMinutes(1)
    await buy(business, ada.id, 500)
    business.passMinutes(1)
    await merge(business, twin, ada)
    const story = [
      'Your two cards are one now',
      '+1 stamp, 1 of 4',
      '+5 points, purchase of $5.00',
      '+1 stamp, 1 of 4, on your other card',
      '+10 points, purchase of $10.00, on your other card',
    ]
    expect(await sentences(business, ada.id)).toEqual(story)
    const visitor = portal.visitor()
    await signIn(visitor, ada.phone, '4711')
    const { body } = await visitor.get('/api/app/portal/history?limit=50')
    expect((body as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)).toEqual(story)
    const { recent } = await business.run((ctx) => readTillView(ctx, { customerId: ada.id }))
    expect(recent.map(({ kind, sentences: [first] }) => [kind, first])).toEqual([
      ['merge', 'Your two cards are one now'],
      ['purchase', '+5 points, purchase of $5.00'],
      ['purchase', '+10 points, purchase of $10.00, on your other card'],
    ])
  })

  it('is in the history, even if the duplicate had nothing', async () => {
    const business = await portal.newBusiness({ timeZone: 'UTC' })
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    await merge(business, twin, ada)
    expect(await sentences(business, ada.id)).toEqual(['Your two cards are one now'])
  })

  it('the feed shows the survivor for what the duplicate did, and links to them', async () => {
    const business = await open()
    const [ada, twin] = [await person(business, 'Ada'), await person(business, 'Twin')]
    await buy(business, twin.id, 1000)
    await merge(business, twin, ada)
    const { recent } = await business.run(readDashboard, business.owner)
    expect(recent.map(({ line, customer }) => [customer?.id, customer?.first_name, line])).toEqual([
      [ada.id, 'Ada', 'and a duplicate are one now'],
      [ada.id, 'Ada', 'bought for $10.00 with their other card: 10 points, stamp 1 of 4'],
    ])
  })
})
