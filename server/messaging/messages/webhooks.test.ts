import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { account, sender } from '#tests/messages/desk.ts'
import { forgetMessages } from './history/forgetMessages.ts'
import { businessesKnowing, stopTexting } from './inbound/stopTexting.ts'
import { isSuppressed } from './limits/suppressions.ts'
import { queueMessage } from './queue/queueMessage.ts'
import { type Call, call, desk, setUp } from './twilioCalls.rig.ts'

setUp()

async function sentText(business: MessageBusiness, purpose: 'marketing' | 'service' = 'marketing') {
  const customerId = await business.addCustomer()
  const { phone } = await business.customer(customerId)
  const message = { type: 'sms', purpose, dedupe_key: newId(), content: 'Hello' } as const
  const { messageId } = await business.run((ctx) =>
    queueMessage(ctx, { ...message, customerId, recipient: phone! }),
  )
  await desk.workOff()
  const find = async () => (await business.messages()).find(({ id }) => id === messageId)!
  const { provider_id } = await find()
  const path = `/webhooks/twilio/status/${business.businessId}/${messageId}?attempt=1`
  const report = (MessageStatus: string, more: Record<string, string> = {}) =>
    call({ path, params: { MessageSid: provider_id!, MessageStatus, ...more } })
  return { path, find, report, sid: provider_id!, messageId, customerId, phone: phone! }
}

describe('a report on a text', () => {
  it('is refused unsigned, signed with another token, for another address or with other fields', async () => {
    const business = await desk.newBusiness()
    const { path, find, sid } = await sentText(business)
    const params = { MessageSid: sid, MessageStatus: 'failed' }
    const url = `${desk.services.publicUrl}${path}`
    const refused: Call[] = [
      { path, params, signature: '' },
      { path, params, signature: 'nonsense' },
      { path, params, token: 'another token' },
      { path, params, signedFor: path.replace('attempt=1', 'attempt=2') },
      { path: `${path}&more=1`, params, signedFor: path },
      {
        path,
        params,
        signature: twilioSignature({
          authToken: account.authToken,
          url,
          params: { ...params, MessageStatus: 'sent' },
        }),
      },
    ]
    for (const wrong of refused) expect((await call(wrong)).status).toBe(403)
    expect((await find()).state).toBe('accepted')
  })

  it('is refused when a field is repeated', async () => {
    const business = await desk.newBusiness()
    const { path, sid, find } = await sentText(business)
    const params = { MessageSid: sid, MessageStatus: 'delivered' }
    const signature = twilioSignature({
      authToken: account.authToken,
      url: `${desk.services.publicUrl}${path}`,
      params,
    })
    desk.door.isShut = false
    const answer = await desk.request(path, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': signature, 'content-type': 'application/x-www-form-urlencoded' },
      body: `MessageSid=${sid}&MessageStatus=failed&MessageStatus=delivered`,
    })
    desk.door.isShut = true
    expect(answer.status).toBe(403)
    expect((await find()).state).toBe('accepted')
  })

  it('does not touch a message of another shop', async () => {
    const [business, other] = [await desk.newBusiness(), await desk.newBusiness()]
    const { messageId, find, sid } = await sentText(business)
    const path = `/webhooks/twilio/status/${other.businessId}/${messageId}?attempt=1`
    expect((await call({ path, params: { MessageSid: sid, MessageStatus: 'failed' } })).status).toBe(204)
    expect((await find()).state).toBe('accepted')
  })

  it.each([
    ['of another message id', { MessageSid: 'SM0' }],
    ['with a word we don’t know', { MessageStatus: 'partially_delivered' }],
  ])('%s changes nothing', async (_, change) => {
    const { report, find } = await sentText(await desk.newBusiness())
    expect((await report('failed', change)).status).toBe(204)
    expect((await find()).state).toBe('accepted')
  })

  it.each([
    [{}, 400],
    [{ MessageStatus: 'sent' }, 400],
    [{ MessageSid: 'SM1', MessageStatus: 'failed', ErrorCode: 'x' }, 400],
  ])('with the fields %j is refused without a crash', async (params, status) => {
    const { path } = await sentText(await desk.newBusiness())
    expect((await call({ path, params: params as Record<string, string> })).status).toBe(status)
  })

  it.each(['/webhooks/twilio/status/x/y?attempt=1', `/webhooks/twilio/status/${newId()}/${newId()}`])(
    'to the address %s is refused',
    async (path) => {
      expect((await call({ path, params: { MessageSid: 'SM1', MessageStatus: 'sent' } })).status).toBe(400)
    },
  )

  it.each([
    [['delivered', 'sent', 'queued'], 'delivered'],
    [['sent', 'delivered', 'failed'], 'delivered'],
    [['undelivered', 'delivered', 'sent'], 'rejected'],
  ])('moves a text only forward, in the order %j too', async (statuses, state) => {
    const { report, find } = await sentText(await desk.newBusiness())
    for (const status of statuses) await report(status)
    expect((await find()).state).toBe(state)
  })

  it('that a phone was out of reach has the text tried again later, and not for the first attempt’s late reports', async () => {
    const business = await desk.newBusiness()
    const { report, find } = await sentText(business)
    await report('undelivered', { ErrorCode: '30003' })
    await report('sent')
    const waiting = await find()
    expect(waiting).toMatchObject({ state: 'queued', attempt: 1, allowance_taken: 0 })
    expect(waiting.due_at.getTime() - desk.clock.now().getTime()).toBe(1_800_000)
    await desk.workOff('all')
    await report('undelivered', { ErrorCode: '30003' })
    expect(await find()).toMatchObject({ state: 'accepted', attempt: 2, allowance_taken: 1 })
  })

  it('that the receiver has stopped us leaves the transaction speaking for the shop whose text it was', async () => {
    const [business, other] = [await desk.newBusiness(), await desk.newBusiness()]
    const phone = newPhone()
    await business.addCustomer({ phone })
    await other.addCustomer({ phone })
    const spokenFor = await business.run(async (ctx) => {
      const known = await businessesKnowing(ctx.tx, phone)
      await stopTexting(ctx, { phone, sender, words: 'Stopped' }, known)
      return queryRows(ctx.tx, sql`select current_setting('app.business_id') as id`)
    })
    expect(spokenFor).toEqual([{ id: business.businessId }])
    await desk.workOff()
  })

  it('that the receiver has stopped us is obeyed as a STOP', async () => {
    const business = await desk.newBusiness()
    const { report, customerId } = await sentText(business)
    await report('failed', { ErrorCode: '21610' })
    await desk.workOff()
    expect(await business.customer(customerId)).toMatchObject({ opted_in_sms: false })
  })

  it('that the receiver has stopped us is kept of a phone that was erased meanwhile, and of no empty one', async () => {
    const business = await desk.newBusiness()
    const [one, other] = [await sentText(business), await sentText(business)]
    await business.run((ctx) => forgetMessages(ctx, [one.customerId, other.customerId], []))
    const { provider_id } = await one.find()
    expect(provider_id).toBe(null)
    await one.report('failed', { ErrorCode: '21610', To: one.phone })
    await other.report('failed', { ErrorCode: '21610' })
    const stopped = [one.phone, other.phone, ''].map((phone) =>
      business.run(({ tx, keyring }) => isSuppressed(tx, keyring, phone)),
    )
    expect(await Promise.all(stopped)).toEqual([true, false, false])
  })
})
