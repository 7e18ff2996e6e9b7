import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PurchaseInput } from '#server/loyalty/counter/contract.ts'
import { transmit } from '#web/console/counter/deeds/deeds.ts'
import { ApiError } from './api.ts'
import { createSendOnce } from './sendOnce.ts'

type Sent = { at: number; key: string | null }
let sent: Sent[]

/** A server that answers as told, one after the other, and the last answer from then on. */
function serverThat(...answers: { status: number; retryAfter?: string; body?: unknown }[]) {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push({ at: Date.now(), key: new Headers(init.headers).get('idempotency-key') })
    const { status, retryAfter, body = {} } = answers.length > 1 ? answers.shift()! : answers[0]!
    return Response.json(body, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
  })
}

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const input: Omit<PurchaseInput, 'customer_id'> = { amount: 1240 }
const record = () =>
  transmit<'purchase'>({ kind: 'purchase', customerId: 'c', customer: 'Ana', input }, 'the key')

/** How it ends, with all its waiting done at once. */
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

  it.each([400, 409, 429, 500, 502])(
    'sends nothing again by itself after another answer (%i)',
    async (status) => {
      serverThat({ status, retryAfter: '1' })
      expect(await outcomeOf(record())).toBe(status)
      expect(sent).toHaveLength(1)
    },
  )
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
