import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '#server/loyalty/customers/tables.ts'
import { phoneDigits } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { openTalk as openConversation, textCustomer, writeText } from '#tests/messages/customer.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { countUnread } from '../../conversations/countUnread.ts'
import { forgetMessages, moveMessages } from '../history/forgetMessages.ts'
import { listCommunications } from '../history/readCommunications.ts'
import { seeReply } from '../history/seeReply.ts'
import { isSuppressed } from '../limits/suppressions.ts'

const DAY = 86_400_000
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const write = (from: string, body: string, more: Record<string, string> = {}, authToken?: string) =>
  writeText(desk, { from, body, more, ...(authToken && { authToken }) })
const text = (business: MessageBusiness, customerId: string) => textCustomer(desk, business, customerId)
const openTalk = (phone?: string) => openConversation(desk, phone ? { phone } : {})
const isCustomer = (businessId: string, id: string) =>
  and(eq(customers.business_id, businessId), eq(customers.id, id))
const lockCustomer = async ({ tx, businessId }: BusinessContext, id: string) =>
  (await tx.select().from(customers).where(isCustomer(businessId, id)).for('no key update'))[0]!
const changeCustomer = (
  { tx, businessId }: BusinessContext,
  id: string,
  change: Partial<typeof customers.$inferInsert>,
) => tx.update(customers).set(change).where(isCustomer(businessId, id))
const movedAway = () => {
  const phone = newPhone()
  return { phone, auth_phone: phoneDigits(phone) }
}
const received = async (business: MessageBusiness) =>
  (await business.messages()).filter(({ direction }) => direction === 'in')
const contents = async (business: MessageBusiness) => (await received(business)).map(({ content }) => content)

describe('what a guest texts back', () => {
  it('is nobody’s to forge', async () => {
    const { business, phone } = await openTalk()
    expect((await write(phone, 'Forged', {}, 'another token')).status).toBe(403)
    expect(await received(business)).toEqual([])
  })

  it('is kept once however often it is told, even when another shop has texted meanwhile', async () => {
    const { business, phone } = await openTalk()
    const told = { MessageSid: `SM${newId()}` }
    await Promise.all([1, 2, 3].map(() => write(phone, 'Are you open?', told)))
    desk.clock.advance(1000)
    const other = await openTalk(phone)
    await write(phone, 'Are you open?', told)
    expect([await contents(business), await contents(other.business)]).toEqual([['Are you open?'], []])
  })

  it('belongs to the shop that texted last, to none after 30 days, and never to one that forgot the phone', async () => {
    const first = await openTalk()
    desk.clock.advance(DAY)
    const second = await openTalk(first.phone)
    await write(first.phone, 'To the second')
    desk.clock.advance(1000)
    await text(first.business, first.customer)
    await write(first.phone, 'To the first')
    desk.clock.advance(31 * DAY)
    await write(first.phone, 'To nobody')
    expect(await contents(first.business)).toEqual(['To the first'])
    expect(await contents(second.business)).toEqual(['To the second'])
    await write(newPhone(), 'A stranger')
  })

  it.each([
    [
      'as it is written',
      '<script>alert(1)</script> {firstName} 🎂',
      '<script>alert(1)</script> {firstName} 🎂',
      {},
    ],
    ['whole to 2,000 letters', '🎂'.repeat(3000), '🎂'.repeat(1000), {}],
    ['without what no database holds', 'a\0b', 'ab', {}],
    ['with its pictures named', 'Look', 'Look\n[2 pictures or files, which are not kept]', { NumMedia: '2' }],
    ['as a picture alone', '', '[a picture or file, which is not kept]', { NumMedia: '1' }],
    ['as the answer that a “yes” is', 'Yes', 'Yes', {}],
  ])('is kept %s', async (_, body, kept, more) => {
    const { business, phone } = await openTalk()
    expect(await write(phone, body, more)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<Response></Response>'),
    })
    expect(await contents(business)).toEqual([kept])
  })

  it.each(['', '  '])('is not kept where it is %j', async (body) => {
    const { business, phone } = await openTalk()
    await write(phone, body)
    expect(await received(business)).toEqual([])
  })

  it('is kept as obeyed where it was STOP, START or HELP: nobody has to read or answer it', async () => {
    const { business, phone } = await openTalk()
    for (const body of ['Stop please', 'START', 'help']) await write(phone, body)
    expect(await received(business)).toMatchObject(
      [
        ['Stop please', 'stop'],
        ['START', 'start'],
        ['help', 'help'],
      ].map(([content, keyword]) => ({
        content,
        keyword,
        read_at: expect.any(Date),
        done_at: expect.any(Date),
      })),
    )
    expect(await business.run(countUnread)).toBe(0)
    await write(newPhone(), 'STOP')
  })

  it('is answered ten times a day at most: a machine that asks for help costs no more texts', async () => {
    const phone = newPhone()
    const answers = async (body: string) => (await write(phone, body)).text.includes('<Message>')
    const answered = []
    for (let n = 0; n < 12; n++) answered.push(await answers('HELP'))
    expect(answered.filter(Boolean)).toHaveLength(10)
    expect(await answers('STOP')).toBe(false)
    expect(
      await desk.services.database.transaction({}, (tx) => isSuppressed(tx, desk.services.keyring, phone)),
    ).toBe(true)
    desk.clock.advance(DAY + 1)
    expect(await answers('HELP')).toBe(true)
  })

  it('fills no history: a machine is cut off at a hundred a day', async () => {
    const { business, phone } = await openTalk()
    for (let n = 0; n < 103; n++) await write(phone, `${n}`)
    expect(await received(business)).toHaveLength(100)
    desk.clock.advance(DAY + 1)
    await write(phone, 'A new day')
    expect(await received(business)).toHaveLength(101)
  })

  it('is news to the team until somebody looks, and is found among the received alone', async () => {
    const { business, phone } = await openTalk()
    await write(phone, 'Do you have oat milk?')
    expect(await business.run(countUnread)).toBe(1)
    const list = (status: 'received' | 'sent' | 'all') =>
      business.run((ctx) => listCommunications(ctx, { search: '', type: 'all', status, limit: 10 }))
    const { data } = await list('received')
    expect(data).toMatchObject([{ direction: 'in', read: false, state: 'received', recipient: phone }])
    expect((await list('sent')).data.map(({ direction }) => direction)).toEqual(['out'])
    const other = await openTalk()
    await expect(other.business.run((ctx) => seeReply(ctx, data[0]!.id))).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await business.run(countUnread)).toBe(1)
    await business.run((ctx) => seeReply(ctx, data[0]!.id))
    expect([await business.run(countUnread), (await list('all')).data.length]).toEqual([0, 2])
  })

  it.each([false, true])(
    'is not kept once an erasure has come before it, of a phone that was theirs once: %s',
    async (hasMoved) => {
      const { business, customer, phone } = await openTalk()
      if (hasMoved) await business.run((ctx) => changeCustomer(ctx, customer, movedAway()))
      const { writing } = await business.run(async (ctx) => {
        await lockCustomer(ctx, customer)
        const writing = write(phone, 'My secret')
        await somebodyWaitsFor(ctx.tx)
        await changeCustomer(ctx, customer, { phone: null, auth_phone: null, erased_at: new Date() })
        await forgetMessages(ctx, [customer], [phone])
        return { writing }
      })
      expect((await writing).status).toBe(200)
      expect(await received(business)).toEqual([])
    },
  )

  it('is kept of a phone alone, which the shop texted, once the customer has another one', async () => {
    const { business, customer, phone } = await openTalk()
    const { writing } = await business.run(async (ctx) => {
      await lockCustomer(ctx, customer)
      const writing = write(phone, 'Wrong number')
      await somebodyWaitsFor(ctx.tx)
      await changeCustomer(ctx, customer, movedAway())
      return { writing }
    })
    expect((await writing).status).toBe(200)
    expect(await received(business)).toMatchObject([
      { content: 'Wrong number', customer_id: null, recipient: phone, recipient_name: null },
    ])
    await business.run((ctx) => forgetMessages(ctx, [customer], []))
    expect(await received(business)).toMatchObject([{ content: 'Erased', recipient: '' }])
  })

  it('is kept for whom a merge has given the phone meanwhile', async () => {
    const { business, customer, phone } = await openTalk()
    const survivor = await business.addCustomer({ phone: null })
    const { writing } = await business.run(async (ctx) => {
      await lockCustomer(ctx, customer)
      const writing = write(phone, 'Hello')
      await somebodyWaitsFor(ctx.tx)
      const [mine, theirs] = [customer, survivor].map((id) => isCustomer(ctx.businessId, id))
      const { auth_phone } = await lockCustomer(ctx, customer)
      await ctx.tx.update(customers).set({ phone: null, auth_phone: null, merged_into: survivor }).where(mine)
      await ctx.tx.update(customers).set({ phone, auth_phone }).where(theirs)
      await moveMessages(ctx, customer, survivor)
      return { writing }
    })
    expect((await writing).status).toBe(200)
    expect(await received(business)).toMatchObject([{ content: 'Hello', customer_id: survivor }])
  })

  it('costs the shop nothing', async () => {
    const { business, phone } = await openTalk()
    const before = await business.business()
    await write(phone, 'Hello')
    expect(await business.business()).toEqual(before)
  })

  it('goes with an erasure, and over with a merge', async () => {
    const { business, customer, phone } = await openTalk()
    const sid = `SM${newId()}`
    await write(phone, 'My secret', { MessageSid: sid })
    const survivor = await business.addCustomer()
    await business.run((ctx) => moveMessages(ctx, customer, survivor))
    expect(await received(business)).toMatchObject([{ customer_id: survivor }])
    await business.run((ctx) => forgetMessages(ctx, [survivor], [phone]))
    const kept = await received(business)
    expect(kept).toMatchObject([{ content: 'Erased', recipient: '', recipient_name: null }])
    expect(JSON.stringify(kept)).not.toContain(sid)
    expect(await business.run(countUnread)).toBe(0)
  })
})
