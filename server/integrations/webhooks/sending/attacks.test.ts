import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openReceiver, type Receiver } from '#tests/world/network/receiver.ts'
import { createWebhookSender, KEPT_ANSWER, type WebhookSenderOptions } from './sender.ts'

let receiver: Receiver
let port: string
beforeAll(async () => {
  receiver = await openReceiver()
  port = new URL(receiver.url).port
})
afterEach(() => receiver.behave(() => 204))
afterAll(() => receiver.close())

/** A name server whose answers are given one after the other, the last one again and again. */
const names = (...answers: string[][]) => {
  const asked: string[] = []
  const addresses = async (name: string) => {
    asked.push(name)
    return answers[Math.min(asked.length, answers.length) - 1] ?? []
  }
  return { addresses, asked }
}

async function sendTo(url: string, options: Partial<WebhookSenderOptions> = {}) {
  const sender = createWebhookSender({ dns: names(['127.0.0.1']), timeoutMs: 2000, ...options })
  try {
    return await sender.send(url, {}, '{}')
  } finally {
    await sender.close()
  }
}

describe('an endpoint on the network around the server', () => {
  const here = { status: null, unanswered: 'address' }

  it.each([
    ['an address of this machine', '127.0.0.1'],
    ['this machine by another address of its own', '127.1.2.3'],
    ['a number', '2130706433'],
    ['hex', '0x7f000001'],
    ['octal', '0177.0.0.1'],
    ['two parts', '127.1'],
    ['IPv6', '[::1]'],
    ['IPv6 that maps it', '[::ffff:127.0.0.1]'],
    ['IPv6 that maps it as hex', '[::ffff:7f00:1]'],
    ['IPv6 in the old form', '[::7f00:1]'],
    ['no machine', '0.0.0.0'],
    ['wide digits', '１２７.0.0.1'],
    ['localhost', 'localhost'],
    ['a name under localhost', 'anything.localhost'],
    ['a name that leads here', 'inside.example'],
    ['a name that leads here, with a dot at its end', 'inside.example.'],
  ])('is reached by no form of its address: %s', async (_, host) => {
    const before = receiver.connections()
    expect(await sendTo(`http://${host}:${port}/`)).toMatchObject(here)
    expect(await sendTo(`https://${host}:${port}/`)).toMatchObject(here)
    expect(receiver.connections()).toBe(before)
  })

  it('is not reached by a name that changes between the check and the call: the address that was checked is called', async () => {
    const dns = names(['127.0.0.1'], ['10.0.0.1'])
    const url = `http://changing.example:${port}/`
    expect(await sendTo(url, { dns, loopback: true })).toMatchObject({ status: 204 })
    expect(dns.asked).toEqual(['changing.example'])
    const before = receiver.connections()
    expect(await sendTo(url, { dns: names(['10.0.0.1'], ['127.0.0.1']), loopback: true })).toMatchObject(here)
    expect(receiver.connections()).toBe(before)
  })

  it('is not reached by a name with one address of each kind, nor by one that maps it', async () => {
    const before = receiver.connections()
    const mixed = names(['::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254', 'fd00::1', '::1'])
    expect(await sendTo(`http://mixed.example:${port}/`, { dns: mixed })).toMatchObject(here)
    expect(await sendTo(`http://none.example:${port}/`, { dns: names([]) })).toMatchObject({
      unanswered: 'name',
    })
    expect(receiver.connections()).toBe(before)
  })

  it.each([301, 302, 303, 307, 308])(
    'is not reached by a redirect: %i is an answer like any other',
    async (status) => {
      const inside = await openReceiver()
      receiver.behave((_call, response) => {
        response.writeHead(status, { location: inside.url }).end()
        return undefined
      })
      expect(await sendTo(receiver.url, { loopback: true })).toMatchObject({ status, unanswered: null })
      expect(inside.connections()).toBe(0)
      await inside.close()
    },
  )
})

describe('an address that somebody types', () => {
  const sender = createWebhookSender({ dns: names([]) })
  const local = createWebhookSender({ dns: names([]), loopback: true })
  afterAll(() => Promise.all([sender.close(), local.close()]))

  it.each([
    'http://example.com/hooks',
    'ftp://example.com/',
    'javascript:alert(1)',
    'example.com',
    'https://',
    'https://user@example.com/',
    'https://user:password@example.com/',
    'https://example.com/#part',
    'https://127.0.0.1/',
    'https://localhost:8080/',
    'https://10.0.0.1/',
    'https://[::ffff:192.168.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost/',
  ])('is refused: %s', (url) => {
    expect(sender.faultOf(url)).not.toBeNull()
  })

  it('may be a path, a port and a query of a host on the internet; this machine only where a setting says so', () => {
    expect(sender.faultOf('https://example.com:8443/hooks?shop=1')).toBeNull()
    expect(local.faultOf('http://127.0.0.1:3000/hooks')).toBeNull()
    expect(local.faultOf('http://10.0.0.1/')).not.toBeNull()
    expect(local.faultOf('http://example.com/')).not.toBeNull()
  })
})

describe('an answer', () => {
  const answered = (write: (response: import('node:http').ServerResponse) => void, timeoutMs = 2000) => {
    receiver.behave((_call, response) => {
      write(response)
      return undefined
    })
    return sendTo(receiver.url, { loopback: true, timeoutMs })
  }

  it('without an end is read for some KB, and what came of it is kept', async () => {
    const sent = await answered((response) => {
      response.writeHead(200)
      const more = () => !response.destroyed && response.write('x'.repeat(1000), () => setImmediate(more))
      more()
    })
    expect(sent).toMatchObject({ status: 200, answer: 'x'.repeat(KEPT_ANSWER) })
  })

  it('that never comes, or not to its end, is none after the time limit', async () => {
    expect(await answered(() => {}, 100)).toMatchObject({ status: null, unanswered: 'slow' })
    expect(await answered((response) => response.writeHead(200).write('half'), 100)).toMatchObject({
      status: null,
      unanswered: 'slow',
    })
  })

  it('of bytes that the database cannot keep is kept without them', async () => {
    const bytes = Buffer.concat([
      Buffer.from('a\0b'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('😀'.repeat(600)),
    ])
    const { answer } = await answered((response) => response.writeHead(500).end(bytes))
    expect(answer.startsWith('ab')).toBe(true)
    expect([answer.includes('\0'), answer.isWellFormed()]).toEqual([false, true])
  })
})
