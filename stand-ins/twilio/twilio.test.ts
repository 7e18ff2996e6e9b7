import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmsProvider, isTwilioSignatureValid } from '#server/providers/sms.ts'
import { Mailbox } from '../mailbox.ts'
import { startTwilio } from './twilio.ts'

const account = { accountSid: `AC${'a'.repeat(32)}`, authToken: 'the-token' }
const from = '+15005550006'
const guest = '+14155550123'
const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

type Call = { url: string; params: Record<string, string>; signature: string | undefined }

/** A product that takes Twilio's calls and gives one answer to all of them. */
async function product(answer = { status: 200, body: '' }) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const params = Object.fromEntries(new URLSearchParams(await text(request)))
    const signature = request.headers['x-twilio-signature']
    calls.push({ url: `${url}${request.url}`, params, signature: signature?.toString() })
    response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cleanUps.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url, calls }
}

async function localTwilio(productUrl = 'http://127.0.0.1:9') {
  const mailbox = new Mailbox()
  const inboundUrl = () => `${productUrl}/webhooks/twilio/inbound`
  const twilio = await startTwilio({ account, mailbox, paceMs: 1, inboundUrl })
  const sms = createSmsProvider({ baseUrl: twilio.baseUrl, ...account, from, timeoutMs: 400 })
  cleanUps.push(twilio.close, sms.close)
  return { mailbox, twilio, sms }
}

async function create(baseUrl: string, form: Record<string, string>, credentials = account) {
  const { accountSid, authToken } = credentials
  const response = await fetch(`${baseUrl}/2010-04-01/Accounts/${account.accountSid}/Messages.json`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    body: new URLSearchParams(form),
  })
  return { status: response.status, body: await response.json() }
}

describe('a stranger', () => {
  it.each([
    ['a wrong token', { ...account, authToken: 'wrong' }],
    ['an empty token', { ...account, authToken: '' }],
    ['another account', { ...account, accountSid: `AC${'b'.repeat(32)}` }],
  ])('with %s is refused as Twilio refuses, and nothing is kept', async (_, credentials) => {
    const { mailbox, twilio } = await localTwilio()
    const answer = await create(twilio.baseUrl, { To: guest, From: from, Body: 'Hi' }, credentials)
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
  const good = { To: guest, From: from, Body: 'Hi' }
  it.each([
    [21604, 'without a receiver', { From: from, Body: 'Hi' }],
    [21603, 'without a sender', { To: guest, Body: 'Hi' }],
    [21602, 'without a body', { To: guest, From: from }],
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

describe('a text whose answer goes astray', () => {
  it.each(['+15005550040', '+15005550041'])(
    'has been taken exactly once and is uncertain (%s)',
    async (to) => {
      const { mailbox, sms } = await localTwilio()
      const id = '0198c0de-0000-7000-8000-000000000001'
      const statusCallbackUrl = `http://127.0.0.1:9/status/${id}`
      expect(await sms.send({ to, body: 'Hi', statusCallbackUrl })).toMatchObject({ outcome: 'uncertain' })
      expect(mailbox.timesReceived().texts).toEqual({ [id]: 1 })
    },
  )
})

describe('an accepted text', () => {
  it('is told sent and delivered by signed calls to exactly the address given', async () => {
    const { url, calls } = await product()
    const { mailbox, sms } = await localTwilio()
    const statusCallbackUrl = `${url}/status/7?shop=1&x=%20y`
    const outcome = await sms.send({ to: guest, body: 'Hi', statusCallbackUrl })
    await expect.poll(() => calls.length).toBe(3)
    expect(calls.map(({ params }) => params.MessageStatus)).toEqual(['queued', 'sent', 'delivered'])
    for (const call of calls) {
      expect(call.url).toBe(statusCallbackUrl)
      expect(isTwilioSignatureValid({ authToken: account.authToken, ...call })).toBe(true)
      expect(isTwilioSignatureValid({ authToken: 'wrong', ...call })).toBe(false)
      expect(call.params.MessageSid).toBe(outcome.outcome === 'accepted' && outcome.providerId)
    }
    expect(mailbox.texts(guest)[0]).toMatchObject({ status: 'delivered', errorCode: null })
  })

  it.each([
    ['+15005550030', 30003],
    ['+15005550031', 30005],
    ['+15005550032', 30006],
  ])('comes back undelivered for %s with error %i', async (to, code) => {
    const { url, calls } = await product()
    const { mailbox, sms } = await localTwilio()
    await sms.send({ to, body: 'Hi', statusCallbackUrl: `${url}/status` })
    await mailbox.until(() => mailbox.texts(to).find(({ status }) => status === 'undelivered'))
    await expect.poll(() => calls.length).toBe(3)
    expect(calls[2]?.params).toMatchObject({ MessageStatus: 'undelivered', ErrorCode: String(code) })
    expect(calls[1]?.params).not.toHaveProperty('ErrorCode')
  })

  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ж'.repeat(70), 1],
    ['ж'.repeat(71), 2],
    ['ж'.repeat(135), 3],
  ])('counts its segments as carriers do (case %#)', async (body, segments) => {
    const { sms } = await localTwilio()
    expect(await sms.send({ to: guest, body })).toMatchObject({ outcome: 'accepted', segments })
  })

  it('goes out at once after Twilio was away: an idle connection that was closed is not written to', async () => {
    const mailbox = new Mailbox()
    const inboundUrl = () => 'http://127.0.0.1:9'
    const first = await startTwilio({ account, mailbox, inboundUrl })
    const sms = createSmsProvider({ baseUrl: first.baseUrl, ...account, from, timeoutMs: 400 })
    cleanUps.push(sms.close)
    expect(await sms.send({ to: guest, body: 'One' })).toMatchObject({ outcome: 'accepted' })
    await first.close()
    expect(await sms.send({ to: guest, body: 'Two' })).toMatchObject({ outcome: 'rejected', retry: true })
    const port = Number(new URL(first.baseUrl).port)
    const second = await startTwilio({ account, mailbox, inboundUrl, port })
    cleanUps.push(second.close)
    expect(await sms.send({ to: guest, body: 'Two' })).toMatchObject({ outcome: 'accepted' })
    expect(mailbox.texts(guest).map(({ body }) => body)).toEqual(['One', 'Two'])
  })

  it('is delivered even if nobody takes the callbacks', async () => {
    const { mailbox, sms } = await localTwilio()
    await sms.send({ to: guest, body: 'Hi', statusCallbackUrl: 'http://127.0.0.1:9/status' })
    expect(
      await mailbox.until(() => mailbox.texts(guest).find((one) => one.status === 'delivered')),
    ).toBeTruthy()
  })
})

describe('a text from a phone', () => {
  it('reaches the product signed, and the answers come back to the phone', async () => {
    const body = `<?xml version="1.0" encoding="UTF-8"?>
      <Response><Message>Caf&#xe9; &amp; Co: you&apos;re out.</Message><Message><Body><![CDATA[<3]]></Body></Message></Response>`
    const { url, calls } = await product({ status: 200, body })
    const { mailbox, twilio, sms } = await localTwilio(url)
    await sms.send({ to: guest, body: 'Welcome' })
    const answer = await twilio.receiveInbound({ from: guest, body: 'STOP' })
    expect(answer).toEqual({ status: 200, replies: ["Café & Co: you're out.", '<3'], problem: null })
    const call = calls[0]!
    expect(call.url).toBe(`${url}/webhooks/twilio/inbound`)
    expect(call.params).toMatchObject({ From: guest, To: from, Body: 'STOP', AccountSid: account.accountSid })
    expect(isTwilioSignatureValid({ authToken: account.authToken, ...call })).toBe(true)
    const thread = mailbox.texts(guest).map(({ direction, body: said }) => [direction, said])
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
    expect(await twilio.receiveInbound({ from: guest, body: 'HELP' })).toEqual({
      status,
      replies: [],
      problem,
    })
  })

  it('is kept and says so when the product is down', async () => {
    const { mailbox, twilio } = await localTwilio()
    const answer = await twilio.receiveInbound({ from: guest, body: 'HELP' })
    expect(answer).toMatchObject({
      status: 0,
      replies: [],
      problem: expect.stringContaining('Nobody answered'),
    })
    expect(mailbox.texts(guest)).toHaveLength(1)
  })
})
