import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { events } from '#server/loyalty/events/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { sender } from '#tests/messages/desk.ts'
import { followReply } from './inbound/followReply.ts'
import { queueMessage } from './queue/queueMessage.ts'
import { call, desk, setUp } from './twilioCalls.rig.ts'

setUp()

/** Takes the events that a business's subscribers have yet to be told, each once. */
async function takeEvents(business: MessageBusiness) {
  const rows = await business.run(({ tx }) =>
    tx.delete(events).where(eq(events.business_id, business.businessId)).returning(),
  )
  return rows.map(({ type, subject_id }) => [type, subject_id])
}

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
