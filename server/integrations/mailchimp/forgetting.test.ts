import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { keepWithdrawal } from '#server/loyalty/customers/consent/withdrawals.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { connected, desk, newEmail, setUp } from './audience.rig.ts'
import { forgetConnection } from './connect.ts'
import { markAgain } from './markDue.ts'
import { syncMembers } from './syncMembers.ts'
import { mailchimpMembers } from './tables.ts'

setUp()

describe('the sync', () => {
  /** Makes an audience with a customer on each page who withdrew and was erased, and whom the business put there. */
  async function audienceWithErased(pages = 3) {
    const made = await connected()
    const { business, put, agree } = made
    await business.run(forgetConnection)
    const gone: string[] = []
    for (let page = 0; page < pages; page++) {
      for (let other = 0; other < 499; other++) put(newEmail(), 'subscribed')
      const email = newEmail()
      put(email, page === 1 ? 'pending' : 'subscribed')
      const id = await business.addCustomer({ email, agreed: ['email'] })
      await agree(id, false)
      await business.run((ctx) => eraseCustomer(ctx, { customerId: id, confirmation: 'Ana' }))
      gone.push(email)
    }
    const { id } = desk.standIns.mailchimp.audience(made.key)
    const puts = () =>
      desk.standIns.mailchimp.requests.filter(({ method, path }) => method === 'PUT' && path.includes(id))
    return { ...made, gone, puts }
  }

  it('unsubscribes who withdrew and was erased, whoever put them there, before it says that it is read', async () => {
    const { business, gone, puts, connect, member, view, key, put, agree } = await audienceWithErased()
    // A customer who withdrew and agreed again.
    const back = newEmail()
    put(back, 'subscribed')
    const customer = await business.addCustomer({ email: back, agreed: ['email'] })
    for (const given of [false, true]) await agree(customer, given)
    // A customer who agreed has the address of somebody who withdrew.
    const taken = newEmail()
    put(taken, 'subscribed')
    await business.run((ctx) => keepWithdrawal(ctx, { channel: 'email', contact: taken }))
    const heir = await business.addCustomer({ email: newEmail(), agreed: ['email'] })
    await business.run(({ tx }) => tx.execute(sql`update customers set email = ${taken} where id = ${heir}`))
    await connect()
    const seen = []
    for (let turn = 0; (await view()).reading; turn++) {
      seen.push((await view()).reading?.done)
      expect(turn).toBeLessThan(10)
      // A process that ends after each page.
      await syncMembers(desk.services, business.businessId, 0)
    }
    expect(seen).toEqual([0, 450, 900, 1350])
    expect(gone.map((email) => member(email)?.status)).toEqual(Array(3).fill('unsubscribed'))
    // Members who never opted in come first.
    const told = puts().map(({ body }) => (body as { email_address: string }).email_address)
    expect(told).toEqual([gone[1], gone[0], gone[2]])
    const members = [...desk.standIns.mailchimp.audience(key).members.values()]
    expect(members.filter(({ status }) => status === 'subscribed')).toHaveLength(3 * 499 + 2)
  })

  it('reads on where it was after an hour without Mailchimp, and archives whom it will not unsubscribe', async () => {
    const { business, gone, connect, member, view, put, agree, sync } = await audienceWithErased(1)
    const fake = `fake-${newEmail()}`
    put(fake, 'subscribed')
    const id = await business.addCustomer({ email: fake, agreed: ['email'] })
    await agree(id, false)
    await business.run((ctx) => eraseCustomer(ctx, { customerId: id, confirmation: 'Ana' }))
    await connect()
    desk.standIns.mailchimp.answer(503)
    await sync()
    expect(await view()).toMatchObject({ reading: { done: 0 }, trouble: expect.anything() })
    desk.standIns.mailchimp.answer(undefined)
    desk.clock.advance(3_600_000)
    await sync()
    expect(await view()).toMatchObject({ reading: null, trouble: null })
    expect([member(gone[0]!)?.status, member(fake)?.status]).toEqual(['unsubscribed', 'archived'])
  })

  it('forgets there whoever is erased, whom the shop put there itself and who had never agreed or ended it, too', async () => {
    const { business, sync, follow, member, put, connect } = await connected()
    const [before, later, moved, stays] = [newEmail(), newEmail(), newEmail(), newEmail()]
    const known = await business.addCustomer({ email: before, agreed: [] })
    // One customer is here when the audience is connected; the others come later.
    await connect()
    const joined = await business.addCustomer({ email: later, agreed: [] })
    const changed = await business.addCustomer({ email: newEmail(), agreed: [] })
    const other = await business.addCustomer({ email: stays, agreed: [] })
    const tell = async (ids: string[]) => {
      await business.run((ctx) =>
        publish(
          ctx,
          ids.map((customer_id) => ({ type: 'customer.changed' as const, ids: { customer_id } })),
        ),
      )
      await follow()
      await sync()
    }
    await tell([joined, changed, other])
    await business.run((ctx) =>
      ctx.tx.execute(sql`update customers set email = ${moved} where id = ${changed}`),
    )
    await tell([changed])
    for (const email of [before, later, moved, stays]) put(email, 'subscribed')
    for (const customerId of [known, joined, changed])
      await business.run((ctx) => eraseCustomer(ctx, { customerId, confirmation: 'Ana' }))
    await follow()
    await sync()
    expect([before, later, moved].map(member)).toEqual([undefined, undefined, undefined])
    expect(member(stays)?.status).toBe('subscribed')
    // After disconnecting, nothing is kept about customers who never agreed.
    await business.run(forgetConnection)
    expect(await business.run(({ tx }) => tx.select().from(mailchimpMembers))).toEqual([])
  })

  it('forgets there who was erased while it was not connected, as soon as it is again', async () => {
    const [email, stays] = [newEmail(), newEmail()]
    const { business, ids, connect, sync, follow, member, view } = await connected({
      customers: [email, stays],
    })
    await sync()
    await business.run(forgetConnection)
    await business.run((ctx) => eraseCustomer(ctx, { customerId: ids[0]!, confirmation: 'Ana' }))
    await follow()
    expect(member(email)?.status).toBe('subscribed')
    await connect()
    expect((await view()).progress).toMatchObject({ total: 2, done: 0 })
    await sync()
    expect([member(email), member(stays)?.status]).toEqual([undefined, 'subscribed'])
    expect(await business.run(({ tx }) => tx.select().from(mailchimpMembers))).toHaveLength(1)
  })

  it('calls no erasure done that Mailchimp refused: it waits among the failed, and is done when tried again', async () => {
    const email = newEmail()
    const { business, ids, sync, follow, member, view } = await connected({ customers: [email] })
    await sync()
    await business.run((ctx) => eraseCustomer(ctx, { customerId: ids[0]!, confirmation: 'Ana' }))
    await follow()
    desk.standIns.mailchimp.answer(400)
    await sync()
    expect(member(email)).toBeDefined()
    expect((await view()).counts).toMatchObject({ failed: 1, waiting: 0 })
    desk.standIns.mailchimp.answer(undefined)
    await business.run((ctx) => markAgain(ctx, 'failed'))
    await sync()
    expect(member(email)).toBeUndefined()
    expect((await view()).counts.failed).toBe(0)
  })
})
