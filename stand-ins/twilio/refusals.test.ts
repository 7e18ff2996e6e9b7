import { describe, expect, it } from 'vitest'
import { account, create, customer, from, localTwilio } from './rig.ts'

describe('a stranger', () => {
  it.each([
    ['a wrong token', { ...account, authToken: 'wrong' }],
    ['an empty token', { ...account, authToken: '' }],
    ['another account', { ...account, accountSid: `AC${'b'.repeat(32)}` }],
  ])('with %s is refused as Twilio refuses, and nothing is kept', async (_, credentials) => {
    const { mailbox, twilio } = await localTwilio()
    const answer = await create(twilio.baseUrl, { To: customer, From: from, Body: 'Hi' }, credentials)
    expect(answer).toMatchObject({ status: 401, body: { code: 20003, status: 401, message: 'Authenticate' } })
    expect(mailbox.texts()).toEqual([])
  })

  it('with good credentials cannot send for another account', async () => {
    const { twilio } = await localTwilio()
    const other = `${twilio.baseUrl}/2010-04-01/Accounts/AC${'b'.repeat(32)}/Messages.json`
    const authorization = `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}`
    const response = await fetch(other, { method: 'POST', headers: { authorization } })
    expect(response.status).toBe(401)
  })
})

describe('a text that Twilio refuses', () => {
  const good = { To: customer, From: from, Body: 'Hi' }
  it.each([
    [21604, 'without a receiver', { From: from, Body: 'Hi' }],
    [21603, 'without a sender', { To: customer, Body: 'Hi' }],
    [21602, 'without a body', { To: customer, From: from }],
    [21617, 'with too long a body', { ...good, Body: 'x'.repeat(1601) }],
    [21211, 'to something that is no number', { ...good, To: '5551234' }],
    [21211, 'to a word that every object knows', { ...good, To: 'constructor' }],
    [21211, 'to the documented invalid number', { ...good, To: '+15005550001' }],
    [21612, 'to the documented unroutable number', { ...good, To: '+15005550002' }],
    [21408, 'to the documented forbidden region', { ...good, To: '+15005550003' }],
    [21610, 'to the documented opted-out number', { ...good, To: '+15005550004' }],
    [21614, 'to the documented landline', { ...good, To: '+15005550009' }],
    [21212, 'from the documented invalid sender', { ...good, From: '+15005550001' }],
    [21606, 'from a sender that is not ours', { ...good, From: '+15005550007' }],
    [21611, 'from a sender whose queue is full', { ...good, From: '+15005550008' }],
    [21609, 'with a status callback that is no address', { ...good, StatusCallback: 'nonsense' }],
  ])('gets %i %s, and is not kept', async (code, _, form) => {
    const { mailbox, twilio } = await localTwilio()
    const { status, body } = await create(twilio.baseUrl, form as Record<string, string>)
    const more_info = `https://www.twilio.com/docs/errors/${code}`
    expect({ status, body }).toEqual({
      status: 400,
      body: { code, message: expect.any(String), more_info, status },
    })
    expect(mailbox.texts()).toEqual([])
  })

  it('tells our client that the receiver has opted out', async () => {
    const { sms } = await localTwilio()
    const outcome = await sms.send({ to: '+15005550004', body: 'Hi' })
    expect(outcome).toMatchObject({ outcome: 'rejected', code: '21610', retry: false, optOut: true })
  })

  it.each(['+15005550050', '+15005550051'])('may be sent again when Twilio is only busy (%s)', async (to) => {
    const { sms } = await localTwilio()
    expect(await sms.send({ to, body: 'Hi' })).toMatchObject({ outcome: 'rejected', retry: true })
  })
})

describe('a text whose answer is lost', () => {
  it.each(['+15005550040', '+15005550041'])('was accepted exactly once and is uncertain (%s)', async (to) => {
    const { mailbox, sms } = await localTwilio()
    const id = '0198c0de-0000-7000-8000-000000000001'
    const statusCallbackUrl = `http://127.0.0.1:9/status/${id}`
    expect(await sms.send({ to, body: 'Hi', statusCallbackUrl })).toMatchObject({ outcome: 'uncertain' })
    expect(mailbox.timesReceived().texts).toEqual({ [id]: 1 })
  })
})
