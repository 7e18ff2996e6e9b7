import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { account, type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import { type MessageShop, newPhone } from '#tests/messages/shop.ts'
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

async function text(shop: MessageShop, customerId: string) {
  const { phone } = await shop.customer(customerId)
  const message = { type: 'sms', purpose: 'marketing', occurrence: newId(), content: 'Hello' } as const
  await shop.run((ctx) => queueMessage(ctx, { ...message, customerId, recipient: phone! }))
  await desk.workOff()
}

/** A shop that has just texted its guest. */
async function openTalk(phone = newPhone()) {
  const shop = await desk.newShop()
  const guest = await shop.addGuest({ phone })
  await text(shop, guest)
  return { shop, guest, phone }
}
const received = async (shop: MessageShop) =>
  (await shop.messages()).filter(({ direction }) => direction === 'in')
const contents = async (shop: MessageShop) => (await received(shop)).map(({ content }) => content)

describe('what a guest texts back', () => {
  it('is nobody’s to forge', async () => {
    const { shop, phone } = await openTalk()
    expect((await write(phone, 'Forged', {}, 'another token')).status).toBe(403)
    expect(await received(shop)).toEqual([])
  })

  it('is kept once however often it is told, even when another shop has texted meanwhile', async () => {
    const { shop, phone } = await openTalk()
    const told = { MessageSid: `SM${newId()}` }
    await Promise.all([1, 2, 3].map(() => write(phone, 'Are you open?', told)))
    desk.clock.advance(1000)
    const other = await openTalk(phone)
    await write(phone, 'Are you open?', told)
    expect([await contents(shop), await contents(other.shop)]).toEqual([['Are you open?'], []])
  })

  it('belongs to the shop that texted last, to none after 30 days, and never to one that forgot the phone', async () => {
    const first = await openTalk()
    desk.clock.advance(DAY)
    const second = await openTalk(first.phone)
    await write(first.phone, 'To the second')
    desk.clock.advance(1000)
    await text(first.shop, first.guest)
    await write(first.phone, 'To the first')
    desk.clock.advance(31 * DAY)
    await write(first.phone, 'To nobody')
    expect(await contents(first.shop)).toEqual(['To the first'])
    expect(await contents(second.shop)).toEqual(['To the second'])
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
    const { shop, phone } = await openTalk()
    expect(await write(phone, body, more)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<Response></Response>'),
    })
    expect(await contents(shop)).toEqual([kept])
  })

  it.each(['STOP', 'START', 'HELP', '', '  '])('is not kept where it is %j', async (body) => {
    const { shop, phone } = await openTalk()
    if (body === 'START') await write(phone, 'STOP')
    await write(phone, body)
    expect(await received(shop)).toEqual([])
  })

  it('fills no history: a machine is cut off at a hundred a day', async () => {
    const { shop, phone } = await openTalk()
    for (let n = 0; n < 103; n++) await write(phone, `${n}`)
    expect(await received(shop)).toHaveLength(100)
    desk.clock.advance(DAY + 1)
    await write(phone, 'A new day')
    expect(await received(shop)).toHaveLength(101)
  })

  it('is news to the team until somebody looks, and is found among the received alone', async () => {
    const { shop, phone } = await openTalk()
    await write(phone, 'Do you have oat milk?')
    expect(await shop.run(countUnread)).toBe(1)
    const list = (status: 'received' | 'sent' | 'all') =>
      shop.run((ctx) => listCommunications(ctx, { search: '', type: 'all', status, limit: 10 }))
    const { data } = await list('received')
    expect(data).toMatchObject([{ direction: 'in', read: false, state: 'received', recipient: phone }])
    expect((await list('sent')).data.map(({ direction }) => direction)).toEqual(['out'])
    const other = await openTalk()
    await expect(other.shop.run((ctx) => seeReply(ctx, data[0]!.id))).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await shop.run(countUnread)).toBe(1)
    await shop.run((ctx) => seeReply(ctx, data[0]!.id))
    expect([await shop.run(countUnread), (await list('all')).data.length]).toEqual([0, 2])
  })

  it('costs the shop nothing', async () => {
    const { shop, phone } = await openTalk()
    const before = await shop.business()
    await write(phone, 'Hello')
    expect(await shop.business()).toEqual(before)
  })

  it('goes with an erasure, and over with a merge', async () => {
    const { shop, guest, phone } = await openTalk()
    const sid = `SM${newId()}`
    await write(phone, 'My secret', { MessageSid: sid })
    const survivor = await shop.addGuest()
    await shop.run((ctx) => moveMessages(ctx, guest, survivor))
    expect(await received(shop)).toMatchObject([{ customer_id: survivor }])
    await shop.run((ctx) => forgetMessages(ctx, [survivor], [phone]))
    const kept = await received(shop)
    expect(kept).toMatchObject([{ content: 'Erased', recipient: '', recipient_name: null }])
    expect(JSON.stringify(kept)).not.toContain(sid)
  })
})
