import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { account, type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import { forgetMessages, moveMessages } from './forgetMessages.ts'
import { queueMessage } from './queueMessage.ts'
import { listCommunications } from './readCommunications.ts'
import { countUnread, seeReply } from './seeReply.ts'

const DAY = 86_400_000
const PATH = '/webhooks/twilio/inbound'
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

/** What Twilio posts when a phone writes to our number. */
async function write(
  from: string,
  body: string,
  more: Record<string, string> = {},
  authToken = account.authToken,
) {
  const params = { From: from, To: sender, Body: body, MessageSid: `SM${newId()}`, NumMedia: '0', ...more }
  const url = `${desk.services.publicUrl}${PATH}`
  const headers = { 'X-Twilio-Signature': twilioSignature({ authToken, url, params }) }
  const answer = await desk.request(PATH, { method: 'POST', headers, body: new URLSearchParams(params) })
  return { status: answer.status, text: await answer.text() }
}

async function text(business: MessageBusiness, customerId: string) {
  const { phone } = await business.customer(customerId)
  const message = { type: 'sms', purpose: 'marketing', occurrence: newId(), content: 'Hello' } as const
  await business.run((ctx) => queueMessage(ctx, { ...message, customerId, recipient: phone! }))
  await desk.workOff()
}

/** A business that has just texted its customer. */
async function openTalk(phone = newPhone()) {
  const business = await desk.newBusiness()
  const customer = await business.addCustomer({ phone })
  await text(business, customer)
  return { business, customer, phone }
}
const lockCustomer = async ({ tx }: BusinessContext, id: string) =>
  (await tx.select().from(customers).where(eq(customers.id, id)).for('no key update'))[0]!
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

  it.each(['STOP', 'START', 'HELP', '', '  '])('is not kept where it is %j', async (body) => {
    const { business, phone } = await openTalk()
    if (body === 'START') await write(phone, 'STOP')
    await write(phone, body)
    expect(await received(business)).toEqual([])
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

  it.each([
    ['an erasure', { phone: null, auth_phone: null, erased_at: new Date() }],
    ['another phone', { phone: newPhone() }],
  ])('is not kept once %s has come before it', async (_, change) => {
    const { business, customer, phone } = await openTalk()
    const { writing } = await business.run(async (ctx) => {
      await lockCustomer(ctx, customer)
      const writing = write(phone, 'My secret')
      await somebodyWaitsFor(ctx.tx)
      await ctx.tx.update(customers).set(change).where(eq(customers.id, customer))
      return { writing }
    })
    expect((await writing).status).toBe(200)
    expect(await received(business)).toEqual([])
  })

  it('is kept for whom a merge has given the phone meanwhile', async () => {
    const { business, customer, phone } = await openTalk()
    const survivor = await business.addCustomer({ phone: null })
    const { writing } = await business.run(async (ctx) => {
      await lockCustomer(ctx, customer)
      const writing = write(phone, 'Hello')
      await somebodyWaitsFor(ctx.tx)
      const [mine, theirs] = [customer, survivor].map((id) => eq(customers.id, id))
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
