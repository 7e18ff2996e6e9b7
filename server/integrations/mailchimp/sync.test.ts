import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { createProgram } from '#server/loyalty/programs/index.ts'
import { inProof } from '#tests/engines/proof.ts'
import { connected, desk, newEmail, setUp } from './audience.rig.ts'
import { forgetConnection, keepKey } from './connect.ts'
import { syncMembers } from './syncMembers.ts'
import { mailchimpConnections, mailchimpMembers } from './tables.ts'

setUp()

describe('the sync', () => {
  it('sends who agreed, with a tag for each program, once however many changes wait', async () => {
    const email = newEmail()
    const { sync, business, ids, member, follow, agree, view } = await connected({ customers: [email] })
    const enrol = async (name: string) => {
      const config = { stampsRequired: 5, rewardDescription: 'A coffee' }
      const key = () => ({ idempotencyKey: crypto.randomUUID() })
      await business.run((ctx) => createProgram(ctx, { name, type: 'stamp_card', config, ...key() } as never))
      await business.run((ctx) => recordPurchase(ctx, { customerId: ids[0]!, stamps: 1, ...key() } as never))
    }
    await enrol('Coffee Card')
    await follow()
    await sync()
    expect(member(email)).toMatchObject({
      ...{ status: 'subscribed', fields: { FNAME: 'Ana' }, tags: ['Coffee Card'] },
    })
    await enrol('Bread Club')
    await follow()
    await sync()
    expect(member(email)?.tags.sort()).toEqual(['Bread Club', 'Coffee Card'])
    expect(await view()).toMatchObject({
      counts: { subscribed: 1, waiting: 0 },
      progress: { done: 1, total: 1 },
    })
    const before = desk.standIns.mailchimp.requests.length
    for (let again = 0; again < 3; again++) await agree(ids[0]!, true)
    await follow()
    expect((await view()).counts.waiting).toBe(1)
    await sync()
    // Mailchimp knows all of it already.
    expect(desk.standIns.mailchimp.requests).toHaveLength(before)
    await business.run((ctx) => eraseCustomer(ctx, { customerId: ids[0]!, confirmation: 'Ana' }))
    await follow()
    await sync()
    expect(member(email)).toBeUndefined()
    expect(await business.run(({ tx }) => tx.select().from(mailchimpMembers))).toEqual([])
  })

  it('is stopped by a 401 or 403, tells the owner once, and goes on with a new key', async () => {
    const email = newEmail()
    const { sync, key, business, view, member } = await connected({ customers: [email] })
    desk.standIns.mailchimp.answer(403)
    await sync()
    await sync()
    await desk.workOff()
    expect(await view()).toMatchObject({ refused: { reason: expect.stringContaining('Not Permitted') } })
    expect(desk.mailbox.mails((await business.business()).email)).toHaveLength(1)
    desk.standIns.mailchimp.answer(undefined)
    await sync()
    expect(member(email)).toBeUndefined()
    const { id, name } = desk.standIns.mailchimp.audience(key)
    await business.run((ctx) => keepKey(ctx, { key, audiences: [{ id, name }] }))
    await sync()
    expect(member(email)?.status).toBe('subscribed')
  })

  it('waits after a 429 as long as it is told, and outlasts an hour without Mailchimp', async () => {
    const email = newEmail()
    const { sync, view, member } = await connected({ customers: [email] })
    desk.standIns.mailchimp.answer(429)
    await sync()
    const until = new Date(desk.clock.now().getTime() + 90_000).toISOString()
    expect(await view()).toMatchObject({ trouble: { next_try_at: until }, refused: null })
    const asked = desk.standIns.mailchimp.requests.length
    desk.standIns.mailchimp.answer(undefined)
    await sync()
    expect(desk.standIns.mailchimp.requests).toHaveLength(asked)
    desk.standIns.mailchimp.answer(503)
    for (let minutes = 0; minutes < 60; minutes += 5) {
      desk.clock.advance(5 * 60_000)
      await sync()
    }
    expect(await view()).toMatchObject({ trouble: expect.anything(), counts: { waiting: 1, failed: 0 } })
    desk.standIns.mailchimp.answer(undefined)
    desk.clock.advance(15 * 60_000)
    await sync()
    expect(member(email)?.status).toBe('subscribed')
    expect(await view()).toMatchObject({ trouble: null, counts: { waiting: 0, subscribed: 1 } })
  })

  it('names whom Mailchimp refuses, and the others go on', async () => {
    const [fake, email] = [`fake-${newEmail()}`, newEmail()]
    const { sync, view, ids } = await connected({ customers: [fake, email] })
    await sync()
    expect(await view()).toMatchObject({
      counts: { subscribed: 1, failed: 1, waiting: 0 },
      failed: [{ customer_id: ids[0], reason: expect.stringContaining('looks fake') }],
    })
  })

  it(`of ${inProof(10_000, 200)} customers goes on after a restart, and sends nobody twice`, async () => {
    const count = inProof(10_000, 200)
    const { business, connect, view, key } = await connected()
    await business.addMany(count)
    await business.run((ctx) =>
      ctx.tx.execute(`update customers set opted_in_email = true, email = 'many' || id || '@guests.example'
        where business_id = '${business.businessId}'`),
    )
    await connect()
    // A process that ends after its first part.
    await syncMembers(desk.services, business.businessId, 0)
    const { progress } = await view()
    expect(progress.total).toBe(count)
    expect(progress.done).toBeGreaterThan(0)
    expect(progress.done).toBeLessThan(count)
    await syncMembers(desk.services, business.businessId, 600_000)
    expect(await view()).toMatchObject({
      progress: { done: count, total: count },
      counts: { subscribed: count },
    })
    expect(desk.standIns.mailchimp.audience(key).members.size).toBe(count)
    const list = desk.standIns.mailchimp.audience(key).id
    const puts = desk.standIns.mailchimp.requests.filter(
      ({ method, path }) => method === 'PUT' && path.includes(list),
    )
    expect(new Set(puts.map(({ path }) => path)).size).toBe(puts.length)
  }, 300_000)

  it('unsubscribes who withdrew while it was not connected, whoever put them there', async () => {
    const [ours, theirs] = [newEmail(), newEmail()]
    const { business, ids, connect, put, sync, follow, agree, member } = await connected({
      customers: [ours],
    })
    await sync()
    await business.run(forgetConnection)
    put(theirs, 'subscribed')
    const other = await business.addCustomer({ email: theirs, agreed: ['email'] })
    desk.clock.advance(60_000)
    for (const id of [...ids, other]) await agree(id, false)
    await follow()
    expect([member(ours)?.status, member(theirs)?.status]).toEqual(['subscribed', 'subscribed'])
    await connect()
    await sync()
    expect([member(ours)?.status, member(theirs)?.status]).toEqual(['unsubscribed', 'unsubscribed'])
  })

  it('keeps subscribed who changes their address away and back, and archives nobody else’s doing', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const { business, ids, sync, follow, member, put, view } = await connected({ customers: [first] })
    const move = async (email: string) => {
      await business.run(async (ctx) => {
        await ctx.tx.execute(sql`update customers set email = ${email} where id = ${ids[0]!}`)
        await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: ids[0]! } }])
      })
      await follow()
      await sync()
    }
    await sync()
    await move(second)
    expect([member(first)?.status, member(second)?.status]).toEqual(['archived', 'subscribed'])
    await move(first)
    expect([member(first)?.status, member(second)?.status]).toEqual(['subscribed', 'archived'])
    expect((await view()).counts).toMatchObject({ subscribed: 1, failed: 0 })
    // A member whom the business archived itself stays archived.
    const third = newEmail()
    put(third, 'archived')
    await move(third)
    expect(member(third)?.status).toBe('archived')
    expect((await view()).counts.failed).toBe(1)
  })

  it('rests on a plan without it; disconnected, nothing of the account is left', async () => {
    const email = newEmail()
    const free = await connected({ customers: [email], plan: 'Free' })
    await free.sync()
    expect(free.member(email)).toBeUndefined()
    expect(await free.view()).toMatchObject({ allowed: false, plans: ['Pro', 'Agency'] })
    await free.business.run(forgetConnection)
    for (const table of [mailchimpConnections, mailchimpMembers])
      expect(
        await free.business.run(({ tx, businessId }) =>
          tx.select().from(table).where(eq(table.business_id, businessId)),
        ),
      ).toEqual([])
    expect((await free.leave(email))[0]).toBe(404)
  })
})
