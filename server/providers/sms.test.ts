import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { answering, provider, providerAgainst, sms } from './smsRig.ts'

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
