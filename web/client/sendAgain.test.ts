import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PurchaseInput } from '#server/loyalty/counter/contract.ts'
import { transmit } from '#web/console/counter/writes/writes.ts'
import { ApiError } from './api.ts'
import { createSendOnce } from './sendOnce.ts'

type Sent = { at: number; key: string | null }
let sent: Sent[]
let unreached: number

/** A server that gives these answers in turn, and repeats the last one. Status 0 means that it cannot be reached. */
function serverThat(...answers: { status: number; retryAfter?: string; body?: unknown }[]) {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push({ at: Date.now(), key: new Headers(init.headers).get('idempotency-key') })
    const { status, retryAfter, body = {} } = answers.length > 1 ? answers.shift()! : answers[0]!
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json(body, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
  })
}

beforeEach(() => {
  sent = []
  unreached = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const input: Omit<PurchaseInput, 'customer_id'> = { amount: 1240 }
const record = () =>
  transmit<'purchase'>(
    { kind: 'purchase', customerId: 'c', customer: 'Ana', input, shown: null },
    'the key',
    () => {
      unreached += 1
    },
  )

/** The result of a send, or the status of its error, with all waiting done at once. */
async function outcomeOf<T>(sending: Promise<T>): Promise<T | number> {
  const outcome = sending.catch((error: ApiError) => error.status)
  await vi.runAllTimersAsync()
  return outcome
}

describe('a till during a short failure of the server', () => {
  it('sends the same key once more, when the server said', async () => {
    serverThat({ status: 503, retryAfter: '2' }, { status: 200, body: { operation_id: 'one' } })
    expect(await outcomeOf(record())).toEqual({ operation_id: 'one' })
    expect(sent.map(({ key }) => key)).toEqual(['the key', 'the key'])
    expect(sent[1]!.at - sent[0]!.at).toBe(2000)
  })

  it('tells the barista when the second try fails too', async () => {
    serverThat({ status: 503, retryAfter: '2' })
    expect(await outcomeOf(record())).toBe(503)
    expect(sent).toHaveLength(2)
  })

  it('tells at once if it would have to wait long', async () => {
    serverThat({ status: 503, retryAfter: '60' })
    expect(await outcomeOf(record())).toBe(503)
    expect(sent).toHaveLength(1)
  })

  it.each([400, 409, 429, 500, 504])(
    'sends nothing again by itself after another answer (%i)',
    async (status) => {
      serverThat({ status, retryAfter: '1' })
      expect(await outcomeOf(record())).toBe(status)
      expect(sent).toHaveLength(1)
    },
  )
})

describe('a till whose server is restarted', () => {
  it.each([0, 502])('sends the same key each second until it is back, and says so (%i)', async (status) => {
    serverThat({ status }, { status }, { status: 200, body: { operation_id: 'one' } })
    expect(await outcomeOf(record())).toEqual({ operation_id: 'one' })
    expect(sent.map(({ key }) => key)).toEqual(['the key', 'the key', 'the key'])
    expect(sent[2]!.at - sent[0]!.at).toBe(2000)
    expect(unreached).toBe(2)
  })

  it('takes a server that is just starting for what it says', async () => {
    serverThat(
      { status: 0 },
      { status: 503, retryAfter: '2' },
      { status: 0 },
      { status: 200, body: { operation_id: 'one' } },
    )
    expect(await outcomeOf(record())).toEqual({ operation_id: 'one' })
  })

  it('asks the barista after eight seconds', async () => {
    serverThat({ status: 0 })
    expect(await outcomeOf(record())).toBe(0)
    expect(sent.at(-1)!.at - sent[0]!.at).toBeLessThan(8000)
    expect(sent.length).toBeGreaterThan(5)
  })

  it('waits for nothing if the device itself has no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    serverThat({ status: 0 })
    expect(await outcomeOf(record())).toBe(0)
    expect(sent).toHaveLength(1)
  })
})

it('a form that has no words for waiting says at once that no server was reached', async () => {
  const sending = createSendOnce()({ name: 'Ana' }, async () => {
    sent.push({ at: Date.now(), key: null })
    throw new ApiError(0, { code: 'offline', message: '', request_id: '' })
  })
  expect(await outcomeOf(sending)).toBe(0)
  expect(sent).toHaveLength(1)
})

it('a form that counts once is sent again in the same way', async () => {
  const keys: string[] = []
  const sending = createSendOnce()({ name: 'Ana' }, async (key) => {
    keys.push(key)
    if (keys.length === 1) throw new ApiError(503, { code: 'unavailable', message: '', request_id: '' })
    return 'added'
  })
  expect(await outcomeOf(sending)).toBe('added')
  expect(new Set(keys).size).toBe(1)
})
