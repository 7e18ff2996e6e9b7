import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { saveEmailConfig } from '#server/console/settings/sender/saveEmailConfig.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { recordDelivery } from '../reports/recordDelivery.ts'
import { recoverMessages } from './recoverMessages.ts'

let desk: Desk
beforeAll(async () => {
  // Short, as these tests wait for answers that never come.
  desk = await openDesk({ timeoutMs: 2_000 })
  desk.door.isShut = true
})
afterEach(() => desk.standIns.sendgrid.answer(undefined))
afterAll(() => desk.close())

const only = async (business: MessageBusiness) => (await business.messages())[0]!

async function send(
  type: 'sms' | 'email',
  recipient: string,
  prepare?: (to: MessageBusiness) => Promise<void>,
) {
  const business = await desk.newBusiness({ plan: 'Agency' })
  await prepare?.(business)
  const customerId = await business.addCustomer({
    phone: type === 'sms' ? recipient : newPhone(),
    email: type === 'email' ? recipient : null,
    agreed: [type],
  })
  const words = { subject: type === 'email' ? 'Hello' : undefined, content: 'Good morning' }
  const { messageId } = await business.run((ctx) =>
    queueMessage(ctx, { type, purpose: 'marketing', dedupe_key: 'test', customerId, recipient, ...words }),
  )
  await desk.workOff()
  return { business, messageId }
}

async function lookAgainLater() {
  desk.clock.advance(3_600_000)
  await recoverMessages(desk.services)
  await desk.workOff('all')
}

describe('a text of unknown fate', () => {
  const silent = '+12065550040'

  it.each([
    ['when the answer never came', silent],
    ['when the line was cut', '+12065550041'],
  ])('is neither called sent nor failed nor sent again %s', async (_, phone) => {
    const { business, messageId } = await send('sms', phone)
    const unknown = {
      state: 'uncertain',
      status: 'pending',
      failure: 'We could not learn whether it arrived.',
      allowance_taken: 1,
    }
    expect(await only(business)).toMatchObject(unknown)
    await lookAgainLater()
    expect(await only(business)).toMatchObject(unknown)
    expect(desk.mailbox.timesReceived().texts[messageId]).toBe(1)
  })

  it('is known again when the provider reports after all', async () => {
    const { business, messageId } = await send('sms', silent)
    const report = { messageId, attempt: 1, providerId: 'SM1', errorCode: null, sender } as const
    await business.run((ctx) => recordDelivery(ctx, { ...report, status: 'delivered' }))
    expect(await only(business)).toMatchObject({ state: 'delivered', status: 'sent', failure: null })
  })
})

describe('an email of unknown fate', () => {
  it.each(['hangup@example.com', 'silent@example.com'])('to %s is never sent again', async (email) => {
    const { business, messageId } = await send('email', email)
    expect(await only(business)).toMatchObject({ state: 'uncertain', status: 'pending' })
    await lookAgainLater()
    expect(desk.mailbox.timesReceived().mails[messageId]).toBe(1)
  })

  it('by a shop’s own key is never sent again', async () => {
    const email = 'ana@guests.example'
    const { business } = await send('email', email, async (at) => {
      const key = { apiKey: 'SG.aaaaaaaaaaaaaaaaaaaaaa.key', reportKey: desk.standIns.sendgrid.reportKey }
      const from = { fromEmail: 'hello@cafe.example', fromName: 'Café' }
      await at.run((ctx) => saveEmailConfig(ctx, { ...from, ...key }))
      desk.standIns.sendgrid.answer('silent')
    })
    await lookAgainLater()
    expect(await only(business)).toMatchObject({ state: 'uncertain' })
    expect(desk.mailbox.mails(email)).toHaveLength(1)
  })
})
