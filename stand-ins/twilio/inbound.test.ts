import { describe, expect, it } from 'vitest'
import { isTwilioSignatureValid } from '#server/platform/providers/sms.ts'
import { account, customer, from, localTwilio, product } from './rig.ts'

describe('a text from a phone', () => {
  it('reaches the product signed, and the answers come back to the phone', async () => {
    const body = `<?xml version="1.0" encoding="UTF-8"?>
      <Response><Message>Caf&#xe9; &amp; Co: you&apos;re out.</Message><Message><Body><![CDATA[<3]]></Body></Message></Response>`
    const { url, calls } = await product({ status: 200, body })
    const { mailbox, twilio, sms } = await localTwilio(url)
    await sms.send({ to: customer, body: 'Welcome' })
    const answer = await twilio.receiveInbound({ from: customer, body: 'STOP' })
    expect(answer).toEqual({ status: 200, replies: ["Café & Co: you're out.", '<3'], problem: null })
    const call = calls[0]!
    expect(call.url).toBe(`${url}/webhooks/twilio/inbound`)
    expect(call.params).toMatchObject({
      From: customer,
      To: from,
      Body: 'STOP',
      AccountSid: account.accountSid,
    })
    expect(isTwilioSignatureValid({ authToken: account.authToken, ...call })).toBe(true)
    const thread = mailbox.texts(customer).map(({ direction, body: said }) => [direction, said])
    expect(thread).toEqual([
      ['received', 'Welcome'],
      ['sent', 'STOP'],
      ['received', "Café & Co: you're out."],
      ['received', '<3'],
    ])
  })

  it.each([
    ['<Response/>', 200, null],
    ['<Response></Response>', 200, null],
    ['', 204, null],
    ['{"ok":true}', 200, expect.stringContaining('not TwiML')],
    ['<Response><Message>Hi</Message></Response>', 500, expect.stringContaining('500')],
  ])('shows no answer for %j with status %i', async (body, status, problem) => {
    const { url } = await product({ status, body })
    const { twilio } = await localTwilio(url)
    expect(await twilio.receiveInbound({ from: customer, body: 'HELP' })).toEqual({
      status,
      replies: [],
      problem,
    })
  })

  it('is kept, marked as undelivered, when the product is down', async () => {
    const { mailbox, twilio } = await localTwilio()
    const answer = await twilio.receiveInbound({ from: customer, body: 'HELP' })
    expect(answer).toMatchObject({
      status: 0,
      replies: [],
      problem: expect.stringContaining('Nobody answered'),
    })
    expect(mailbox.texts(customer)).toHaveLength(1)
  })
})
