import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import {
  createSmsProvider,
  isTwilioSignatureValid,
  type SmsProvider,
  type SmsProviderOptions,
} from './sms.ts'

const accountSid = `AC${'1'.repeat(32)}`
const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** A provider that talks to an HTTP server which behaves as told. */
async function providerAgainst(listener: RequestListener, options: Partial<SmsProviderOptions> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cleanUps.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return provider({ baseUrl, ...options })
}

function provider(options: Partial<SmsProviderOptions> & { baseUrl: string }): SmsProvider {
  const made = createSmsProvider({ accountSid, authToken: 'secret', from: '+15005550006', ...options })
  cleanUps.push(() => made.close())
  return made
}

const answering = (status: number, body: unknown): RequestListener => {
  const written = typeof body === 'string' ? body : JSON.stringify(body)
  return (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(written))
  }
}
const sms = { to: '+14155550123', body: 'Your reward is ready' }

describe('a call that claims to come from Twilio', () => {
  // The worked example of Twilio's security documentation.
  const genuine = {
    authToken: '12345',
    url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    params: {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    },
    signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  }

  it.each([
    ['made with another token', { authToken: 'another' }],
    ['for another address', { url: 'https://mycompany.com/myapp.php?foo=1&bar=3' }],
    ['with a changed field', { params: { ...genuine.params, Digits: '1235' } }],
    ['with a field added', { params: { ...genuine.params, Extra: '1' } }],
    ['with a field repeated', { params: { ...genuine.params, Digits: ['1234', '9'] } }],
    ['without a signature', { signature: undefined }],
    ['with an empty signature', { signature: '' }],
    ['with a garbled signature', { signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B' }],
    ['for something that is no address', { url: 'nonsense' }],
  ])('is refused %s', (_, change) => {
    expect(isTwilioSignatureValid({ ...genuine, ...change })).toBe(false)
  })

  it('is refused when our own token is empty, even if signed with it', () => {
    const fields = Object.entries(genuine.params).flat().join('')
    const signature = createHmac('sha1', '')
      .update(genuine.url + fields)
      .digest('base64')
    expect(isTwilioSignatureValid({ ...genuine, authToken: '', signature })).toBe(false)
  })

  it('is believed when the signature is right', () => {
    expect(isTwilioSignatureValid(genuine)).toBe(true)
  })
})

describe('a text whose answer never came', () => {
  it('is uncertain after a time-out, neither failed nor sent', async () => {
    let arrived = 0
    const { send } = await providerAgainst(() => void arrived++, { timeoutMs: 300 })
    expect(await send(sms)).toEqual({ outcome: 'uncertain', reason: 'no answer within 300 ms' })
    expect(arrived).toBe(1)
  })

  it('is uncertain when the line is cut after writing', async () => {
    const { send } = await providerAgainst((request) =>
      request.resume().on('end', () => request.socket.destroy()),
    )
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
  })

  it('is uncertain when the answer breaks off in the middle', async () => {
    const { send } = await providerAgainst((_request, response) => {
      response.writeHead(201, { 'content-length': '500' }).write('{"sid":"SM')
      setTimeout(() => response.destroy(), 50)
    })
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
  })

  it('is uncertain when the answer trickles past the time limit', async () => {
    const { send } = await providerAgainst(
      (_request, response) => {
        response.writeHead(201)
        const drip = setInterval(() => response.write(' '), 50)
        response.on('close', () => clearInterval(drip))
      },
      { timeoutMs: 300 },
    )
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
  })

  it.each([500, 502, 504])(
    'is uncertain after a bare %i, which a gateway may give for a taken text',
    async (status) => {
      const { send } = await providerAgainst(answering(status, '<html>oops</html>'))
      expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
    },
  )

  it("is uncertain after Twilio's own inner error, code or not", async () => {
    const { send } = await providerAgainst(answering(500, { code: 20500, message: 'Internal', status: 500 }))
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain', reason: expect.stringContaining('20500') })
  })

  it('is uncertain when a success carries no message id', async () => {
    const { send } = await providerAgainst(answering(201, {}))
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
  })
})

describe('a text that never left', () => {
  it('may be sent again when the connection is refused', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.close()
    expect(await provider({ baseUrl }).send(sms)).toMatchObject({
      outcome: 'rejected',
      code: 'NOT_CONNECTED',
      retry: true,
      reason: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('may be sent again when its time ran out waiting for a free connection, and is then never written', async () => {
    let arrived = 0
    const { send } = await providerAgainst(() => void arrived++, { timeoutMs: 300, connections: 1 })
    const [first, second] = await Promise.all([send(sms), send(sms)])
    expect(first).toMatchObject({ outcome: 'uncertain' })
    expect(second).toMatchObject({ outcome: 'rejected', retry: true })
    await new Promise((later) => setTimeout(later, 200))
    expect(arrived).toBe(1)
  })
})

describe('an answer from Twilio', () => {
  it.each([
    [400, 21211, { retry: false }],
    [400, 21610, { retry: false, optOut: true }],
    [429, 20429, { retry: true }],
    [503, 20503, { retry: true }],
    [401, 20003, { retry: true }],
  ])('with %i and code %i is a definite refusal', async (status, code, expected) => {
    const { send } = await providerAgainst(answering(status, { code, message: 'No', more_info: '', status }))
    expect(await send(sms)).toEqual({
      outcome: 'rejected',
      code: String(code),
      reason: expect.stringContaining('No'),
      ...expected,
    })
  })

  it.each([
    [503, true],
    [429, true],
    [302, false],
    [404, false],
  ])('with a bare %i is a refusal (may be repeated: %s)', async (status, retry) => {
    const { send } = await providerAgainst(answering(status, ''))
    expect(await send(sms)).toMatchObject({ outcome: 'rejected', code: `HTTP_${status}`, retry })
  })

  it('accepts with its id and its segments', async () => {
    const { send } = await providerAgainst(answering(201, { sid: 'SM1', num_segments: '2' }))
    expect(await send(sms)).toEqual({ outcome: 'accepted', providerId: 'SM1', segments: 2 })
  })

  it('leaves the segments open while a messaging service has not chosen a sender', async () => {
    const { send } = await providerAgainst(answering(201, { sid: 'SM1', num_segments: '0' }))
    expect(await send(sms)).toEqual({ outcome: 'accepted', providerId: 'SM1' })
  })
})

describe('the request', () => {
  async function requestFor(options: Partial<SmsProviderOptions>, body: string) {
    let seen = { url: '', authorization: '', form: new URLSearchParams() }
    const { send } = await providerAgainst(async (request, response) => {
      const form = new URLSearchParams(await text(request))
      seen = { url: request.url ?? '', authorization: request.headers.authorization ?? '', form }
      response.writeHead(201).end('{"sid":"SM1"}')
    }, options)
    await send({ ...sms, body, statusCallbackUrl: 'https://regulars.test/status?id=1&x=2' })
    return seen
  }

  it('carries any text as it is: nothing in it becomes another field', async () => {
    const body = 'A&To=+19005550000\r\nFrom: x=%26 🎁 مرحبا'
    const { form } = await requestFor({}, body)
    expect(Object.fromEntries(form)).toEqual({
      Body: body,
      From: '+15005550006',
      StatusCallback: 'https://regulars.test/status?id=1&x=2',
      To: sms.to,
    })
    expect(form.getAll('To')).toEqual([sms.to])
  })

  it('signs in with account and token, under the account', async () => {
    const { url, authorization } = await requestFor({}, 'Hello')
    expect(url).toBe(`/2010-04-01/Accounts/${accountSid}/Messages.json`)
    expect(authorization).toBe(`Basic ${Buffer.from(`${accountSid}:secret`).toString('base64')}`)
  })

  it('names a messaging service in its own field', async () => {
    const from = `MG${'a'.repeat(32)}`
    const { form } = await requestFor({ from }, 'Hello')
    expect(form.get('MessagingServiceSid')).toBe(from)
    expect(form.has('From')).toBe(false)
  })
})
