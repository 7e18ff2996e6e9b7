import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdTimers } from '#tests/world/heldTimers.ts'
import { answering, provider, providerAgainst, sms } from './sms.rig.ts'

const timeoutMs = 12_345
let limit: ReturnType<typeof holdTimers>
beforeEach(() => {
  limit = holdTimers(timeoutMs)
})
afterEach(() => limit.release())

describe('a text without an answer from the provider', () => {
  it('is uncertain after a time-out, neither failed nor sent', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { send } = await providerAgainst(() => arrive(), { timeoutMs })
    const sent = send(sms)
    await arrived
    limit.runOut()
    expect(await sent).toEqual({ outcome: 'uncertain', reason: 'no answer within 12345 ms' })
  })

  it('is uncertain when the connection breaks after writing', async () => {
    const { send } = await providerAgainst((request) =>
      request.resume().on('end', () => request.socket.destroy()),
    )
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
  })

  it('is uncertain when the answer stops in the middle', async () => {
    const { send } = await providerAgainst((_request, response) => {
      response.writeHead(201, { 'content-length': '500' })
      response.write('{"sid":"SM', () => response.socket!.end())
    })
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
  })

  it('is uncertain when a slow answer passes the time limit', async () => {
    const { promise: trickles, resolve: trickle } = Promise.withResolvers<void>()
    const { send } = await providerAgainst(
      (_request, response) => {
        response.writeHead(201)
        response.write(' ', () => response.write(' ', () => trickle()))
      },
      { timeoutMs },
    )
    const sent = send(sms)
    await trickles
    limit.runOut()
    expect(await sent).toMatchObject({ outcome: 'uncertain', reason: 'no answer within 12345 ms' })
  })

  it.each([500, 502, 504])(
    'is uncertain after a bare %i, which a gateway may also give for an accepted text',
    async (status) => {
      const { send } = await providerAgainst(answering(status, '<html>oops</html>'))
      expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
    },
  )

  it('is uncertain after an internal error of Twilio, with or without a code', async () => {
    const { send } = await providerAgainst(answering(500, { code: 20500, message: 'Internal', status: 500 }))
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain', reason: expect.stringContaining('20500') })
  })

  it('is uncertain when a success carries no message id', async () => {
    const { send } = await providerAgainst(answering(201, {}))
    expect(await send(sms)).toMatchObject({ outcome: 'uncertain' })
  })
})

describe('a text that was never sent', () => {
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

  it('may be sent again when its time ran out in the queue, and is then never written', async () => {
    const bodies: string[] = []
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { send } = await providerAgainst(
      async (request, response) => {
        bodies.push(await text(request))
        if (bodies.length === 1) arrive()
        else response.writeHead(201).end(JSON.stringify({ sid: 'SM3' }))
      },
      { timeoutMs, connections: 1 },
    )
    const [first, second] = [send({ ...sms, body: 'first' }), send({ ...sms, body: 'second' })]
    await arrived
    limit.runOut()
    expect(await first).toMatchObject({ outcome: 'uncertain' })
    expect(await second).toMatchObject({ outcome: 'rejected', retry: true })
    // A text that is still in the queue would be sent before this one.
    expect(await send({ ...sms, body: 'third' })).toMatchObject({ outcome: 'accepted' })
    expect(bodies).toEqual([expect.stringContaining('first'), expect.stringContaining('third')])
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

  it('leaves the number of segments open until a messaging service has chosen a sender', async () => {
    const { send } = await providerAgainst(answering(201, { sid: 'SM1', num_segments: '0' }))
    expect(await send(sms)).toEqual({ outcome: 'accepted', providerId: 'SM1' })
  })
})
