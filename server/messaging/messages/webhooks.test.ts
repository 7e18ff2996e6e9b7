import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { events } from '#server/loyalty/events/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { account, type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import { forgetMessages } from './history/forgetMessages.ts'
import { followReply } from './inbound/followReply.ts'
import { businessesKnowing, stopTexting } from './inbound/stopTexting.ts'
import { isSuppressed } from './limits/suppressions.ts'
import { queueMessage } from './queue/queueMessage.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  // The tests send their own reports.
  desk.door.isShut = true
})
afterAll(() => desk.close())

type Call = {
  path: string
  params: Record<string, string>
  signature?: string
  signedFor?: string
  token?: string
}

async function call({ path, params, signature, signedFor = path, token = account.authToken }: Call) {
  const url = `${desk.services.publicUrl}${signedFor}`
  const answer = await desk.request(path, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': signature ?? twilioSignature({ authToken: token, url, params }) },
    body: new URLSearchParams(params),
  })
  return { status: answer.status, text: await answer.text() }
}

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

/** Takes the events that a business's subscribers have yet to be told, each once. */
async function takeEvents(business: MessageBusiness) {
  const rows = await business.run(({ tx }) =>
    tx.delete(events).where(eq(events.business_id, business.businessId)).returning(),
  )
  return rows.map(({ type, subject_id }) => [type, subject_id])
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

describe('a text to our number', () => {
  const write = async (From: string, Body: string, more: Record<string, string> = {}) => {
    const answer = await call({
      path: '/webhooks/twilio/inbound',
      params: { From, To: sender, Body, ...more },
    })
    await desk.workOff()
    return answer
  }

  async function customerOfTwo() {
    const phone = newPhone()
    const [one, two] = [
      await desk.newBusiness({ name: 'Café One' }),
      await desk.newBusiness({ name: 'Two & Sons' }),
    ]
    return {
      phone,
      one,
      two,
      inOne: await one.addCustomer({ phone }),
      inTwo: await two.addCustomer({ phone }),
    }
  }

  it('is refused without Twilio’s signature, and stops nobody', async () => {
    const { phone, one, inOne } = await customerOfTwo()
    const params = { From: phone, To: sender, Body: 'STOP' }
    const path = '/webhooks/twilio/inbound'
    expect((await call({ path, params, signature: '' })).status).toBe(403)
    expect((await call({ path, params, token: 'another' })).status).toBe(403)
    expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: true })
  })

  it('of STOP silences every shop that shares the sender, keeps the proof, and is confirmed once', async () => {
    const { phone, one, two, inOne, inTwo } = await customerOfTwo()
    const first = await write(phone, 'Stop please')
    expect(first.text).toMatch(/<Response><Message>You are unsubscribed/)
    expect((await write(phone, 'STOP')).text).toContain('<Response></Response>')
    for (const [business, id] of [
      [one, inOne],
      [two, inTwo],
    ] as const) {
      expect(await business.customer(id)).toMatchObject({ opted_in_sms: false })
      const proofs = await business.consents(id)
      expect(proofs).toHaveLength(2)
      expect(proofs.at(-1)).toMatchObject({ given: false, source: 'stop', wording: 'Stop please' })
    }
  })

  it('of STOP silences a shop that the guest joins later', async () => {
    const phone = newPhone()
    await write(phone, 'STOP')
    const later = await desk.newBusiness()
    const customerId = await later.addCustomer({ phone })
    const message = { type: 'sms', purpose: 'marketing', dedupe_key: newId(), content: 'Hello' } as const
    const queued = await later.run((ctx) => queueMessage(ctx, { ...message, customerId, recipient: phone }))
    expect(queued.state).toBe('withheld')
  })

  it('of STOP does not touch a customer whose number only looks alike', async () => {
    const { phone, one, inOne } = await customerOfTwo()
    await write(`${phone}0`, 'STOP')
    await write(phone.slice(0, -1), 'STOP')
    expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: true })
  })

  it('of STOP is told in each shop to those who follow its customers, and so is START', async () => {
    const { phone, one, two, inOne, inTwo } = await customerOfTwo()
    for (const words of ['STOP', 'START']) {
      await write(phone, words)
      expect(await takeEvents(one)).toEqual([['customer.changed', inOne]])
      expect(await takeEvents(two)).toEqual([['customer.changed', inTwo]])
    }
  })

  it('of STOP holds in every shop though the work on it broke off, and the rest of it is done once', async () => {
    const { phone, one, two, inOne, inTwo } = await customerOfTwo()
    await call({ path: '/webhooks/twilio/inbound', params: { From: phone, To: sender, Body: 'STOP' } })
    const [first, second] = await desk.takeReplies()
    await followReply(desk.services, first!)
    const message = { type: 'sms', purpose: 'marketing', dedupe_key: newId(), content: 'Hello' } as const
    for (const [business, customerId] of [
      [one, inOne],
      [two, inTwo],
    ] as const) {
      const queued = await business.run((ctx) =>
        queueMessage(ctx, { ...message, customerId, recipient: phone }),
      )
      expect(queued.state).toBe('withheld')
    }
    for (const reply of [first!, second!, second!, first!]) await followReply(desk.services, reply)
    for (const [business, id] of [
      [one, inOne],
      [two, inTwo],
    ] as const) {
      expect((await business.consents(id)).filter(({ given }) => !given)).toHaveLength(1)
      expect(await takeEvents(business)).toHaveLength(1)
    }
  })

  it('of STOP and START at once has its last word kept, in whatever order the shops come to it', async () => {
    const { phone, one, inOne } = await customerOfTwo()
    for (const Body of ['STOP', 'START'])
      await call({ path: '/webhooks/twilio/inbound', params: { From: phone, To: sender, Body } })
    for (const reply of (await desk.takeReplies()).reverse()) await followReply(desk.services, reply)
    expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: true })
  })

  it('of STOP waits in the queue under seal, and not for another customer', async () => {
    const { phone, one, inOne } = await customerOfTwo()
    const params = { From: phone, To: sender, Body: 'Stop, says Ana' }
    await call({ path: '/webhooks/twilio/inbound', params })
    const replies = await desk.takeReplies()
    expect(JSON.stringify(replies)).not.toContain('Ana')
    const stranger = await one.addCustomer()
    const own = replies.find(({ customerId }) => customerId === inOne)!
    await followReply(desk.services, { ...own, customerId: stranger })
    expect(await one.customer(stranger)).toMatchObject({ opted_in_sms: true })
  })

  it('of STOP is kept as the word of whom its customer was merged into, and START is not', async () => {
    const business = await desk.newBusiness()
    const phone = newPhone()
    const [survivor, duplicate] = [
      await business.addCustomer({ phone: null }),
      await business.addCustomer({ phone }),
    ]
    await call({
      path: '/webhooks/twilio/inbound',
      params: { From: phone, To: sender, Body: 'Stop, says Ana' },
    })
    const [reply] = await desk.takeReplies()
    await business.run(async ({ tx }) => {
      const gone = { phone: null, auth_phone: null, merged_into: survivor }
      await tx.update(customers).set(gone).where(eq(customers.id, duplicate))
      await tx
        .update(customers)
        .set({ phone, auth_phone: phone.slice(1) })
        .where(eq(customers.id, survivor))
    })
    await followReply(desk.services, reply!)
    expect(await business.customer(survivor)).toMatchObject({ opted_in_sms: false })
    expect((await business.consents(survivor)).at(-1)).toMatchObject({
      source: 'stop',
      wording: 'Stop, says Ana',
    })
    await call({ path: '/webhooks/twilio/inbound', params: { From: phone, To: sender, Body: 'START' } })
    await desk.takeReplies()
    await followReply(desk.services, { ...reply!, given: true })
    expect(await business.customer(survivor)).toMatchObject({ opted_in_sms: false })
  })

  it('of START agrees again only where a STOP had ended it', async () => {
    const { phone, one, two, inOne, inTwo } = await customerOfTwo()
    const withdrawal = { channel: 'sms', given: false, source: 'portal', wording: 'Off' } as const
    await two.run((ctx) => recordConsent(ctx, { customerId: inTwo, ...withdrawal }))
    await write(phone, 'STOP')
    expect((await write(phone, 'START')).text).toContain('You are subscribed again')
    expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: true })
    expect((await one.consents(inOne)).at(-1)).toMatchObject({ given: true, source: 'start' })
    expect(await two.customer(inTwo)).toMatchObject({ opted_in_sms: false })
  })

  it('of START from someone who never stopped agrees to nothing', async () => {
    const phone = newPhone()
    const business = await desk.newBusiness()
    const id = await business.addCustomer({ phone, agreed: [] })
    expect((await write(phone, 'YES')).text).toContain('<Response></Response>')
    expect(await business.customer(id)).toMatchObject({ opted_in_sms: false })
  })

  it('of HELP is answered to anyone, naming the shops that text this phone', async () => {
    const { phone } = await customerOfTwo()
    expect((await write(phone, 'help')).text).toContain('Café One and Two &amp; Sons')
    const stranger = await write(newPhone(), 'HELP')
    expect(stranger.text).toContain('Reply STOP to end')
    expect(stranger.text).not.toContain('Café One')
    expect(stranger.text).toContain('Loyalty card texts from shops with Regulars, as you visit.')
  })

  it('is left to Twilio where its own opt-out handling has answered, and is obeyed all the same', async () => {
    const { phone, one, inOne } = await customerOfTwo()
    expect((await write(phone, 'STOP', { OptOutType: 'STOP' })).text).toContain('<Response></Response>')
    expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: false })
  })

  it.each(['Genug davon', ''])(
    'that the carrier took for a STOP ends consent whatever its words: %j',
    async (body) => {
      const { phone, one, inOne } = await customerOfTwo()
      expect((await write(phone, body, { OptOutType: 'STOP' })).text).toContain('<Response></Response>')
      expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: false })
      expect((await write(phone, 'Weiter', { OptOutType: 'START' })).text).toContain('<Response></Response>')
      expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: true })
    },
  )

  it('in another language ends consent: ARRET', async () => {
    const { phone, one, inOne } = await customerOfTwo()
    expect((await write(phone, 'ARRET')).text).toContain('unsubscribed')
    expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: false })
  })

  it.each(['Hello?', '', '🎂'.repeat(400), '<Response>', '\u202eSTOPpots'])(
    'of %j does no harm',
    async (body) => {
      const { phone, one, inOne } = await customerOfTwo()
      expect(await write(phone, body)).toMatchObject({
        status: 200,
        text: expect.stringContaining('<Response></Response>'),
      })
      expect(await one.customer(inOne)).toMatchObject({ opted_in_sms: true })
    },
  )

  it('reaches us from a phone through the local Twilio, and the answer reaches the phone', async () => {
    const { phone } = await customerOfTwo()
    desk.door.isShut = false
    const answer = await desk.standIns.receiveInbound({ from: phone, to: sender, body: 'STOP' })
    desk.door.isShut = true
    expect(answer).toMatchObject({
      status: 200,
      problem: null,
      replies: [expect.stringContaining('unsubscribed')],
    })
  })

  it('of STOP, three times at once, is one withdrawal with one confirmation', async () => {
    const { phone, one, inOne } = await customerOfTwo()
    const answers = await Promise.all(['STOP', 'stop', 'Stop!'].map((body) => write(phone, body)))
    expect(answers.filter(({ text }) => text.includes('<Message>'))).toHaveLength(1)
    expect((await one.consents(inOne)).filter(({ given }) => !given)).toHaveLength(1)
  })
})
