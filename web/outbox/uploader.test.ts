import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LateOutcome } from '#server/loyalty/counter/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { connect } from './connection.ts'
import type { KeptOperation, NewPurchase } from './keptOperation.ts'
import { openOperations } from './operations.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { newOperation, outcomeOf, setBrowser } from './rig.ts'
import { startUploader } from './uploader.ts'

const browser = setBrowser()
const disk = () => openOperations(connect())
const failure = (status: number, retryAfter?: number) =>
  new ApiError(status, { code: '', message: `No ${status}`, request_id: '' }, retryAfter)

type Answering = (batch: readonly KeptOperation[]) => LateOutcome[] | Promise<LateOutcome[]>

let outbox: Outbox
let batches: string[][]
let stops: (() => void)[]
const onOutdated = vi.fn()
beforeEach(() => {
  outbox = createOutbox()
  batches = []
  stops = []
  onOutdated.mockReset()
})
afterEach(() => {
  for (const stop of stops) stop()
  // Before the timers: a spy on a held timer would put that one back, and leave it to every file after this one.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const takesAll: Answering = (batch) => batch.map(outcomeOf)

/** Starts the uploader of a tab, at a server that answers in this way. */
function upload(answer: Answering = takesAll, { businessId = 'café', tab = outbox } = {}) {
  const send = async (batch: readonly KeptOperation[]) => {
    batches.push(batch.map(({ key }) => key))
    return answer(batch)
  }
  stops.push(startUploader(tab, { businessId, send, onOutdated }))
}

/** Keeps operations as a till without a connection does. */
async function keep(...of: Partial<NewPurchase>[]): Promise<string[]> {
  const operations = of.map(newOperation)
  for (const operation of operations) await disk().keep(operation, false)
  return operations.map(({ key }) => key)
}

const untilEmpty = () => expect.poll(() => disk().list()).toEqual([])

/** From now on a pause passes in `passUntil` alone. */
const holdPauses = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Lets pauses pass until something holds. */
async function passUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    await vi.runOnlyPendingTimersAsync()
    await new Promise(setImmediate)
  }
}
const isEmpty = async () => (await disk().list()).length === 0

const ben = { customerId: 'ben' }

describe('the uploader', () => {
  it('sends what waits at its start, in the order in which it was recorded', async () => {
    const keys = await keep({}, ben, {})
    upload()
    await untilEmpty()
    expect(batches).toEqual([keys])
  })

  it('sends at most 50 at a time', async () => {
    const keys = await keep(...Array.from({ length: 120 }, () => ({})))
    upload()
    await untilEmpty()
    expect(batches.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(batches.flat()).toEqual(keys)
  })

  it('sends after each purchase that is kept', async () => {
    upload()
    const operation = newOperation()
    await outbox.record(operation, () => Promise.reject(failure(0)))
    await untilEmpty()
    expect(batches).toEqual([[operation.key]])
    expect(outbox.answerTo(operation.key)).toMatchObject({ outcome: 'recorded' })
  })

  it('sends nothing while the device is offline, and at once when the connection is back', async () => {
    browser.connect(false)
    const [key] = await keep({})
    upload()
    expect(await outbox.takeBack(key!)).toBe('taken back')
    const keys = await keep({}, {})
    browser.connect(true)
    await untilEmpty()
    expect(batches).toEqual([keys])
  })

  it('tries at once when the page is seen again', async () => {
    const answers = [() => Promise.reject(failure(503, 60)), takesAll]
    upload((batch) => answers.shift()!(batch))
    await keep({})
    browser.see()
    await expect.poll(() => batches.length).toBe(1)
    await expect
      .poll(() => {
        browser.see()
        return disk().list()
      })
      .toEqual([])
    expect(batches).toHaveLength(2)
  })

  it('is one for the browser: two tabs send nothing twice and nothing side by side', async () => {
    const keys = await keep(...Array.from({ length: 150 }, () => ({})))
    let atOnce = 0
    let most = 0
    const slowly: Answering = async (batch) => {
      most = Math.max(most, ++atOnce)
      await new Promise(setImmediate)
      atOnce -= 1
      return takesAll(batch)
    }
    upload(slowly)
    upload(slowly, { tab: createOutbox() })
    await untilEmpty()
    expect(most).toBe(1)
    expect(batches.flat()).toEqual(keys)
  })

  it('leaves what a till is just recording, and what waits behind it for the same customer', async () => {
    let answer: (error: ApiError) => void = () => {}
    const late = new Promise<never>((_, reject) => {
      answer = reject
    })
    const [recording, behind, others] = [newOperation(), newOperation(), newOperation(ben)]
    const end = outbox.record(recording, () => late)
    await expect.poll(() => disk().list()).toHaveLength(1)
    for (const operation of [behind, others]) await disk().keep(operation, false)
    upload()
    await expect.poll(() => batches).toEqual([[others.key]])
    answer(failure(0))
    await end
    await untilEmpty()
    expect(batches).toEqual([[others.key], [recording.key, behind.key]])
  })

  it('stops when it is told to, before the next batch', async () => {
    await keep(...Array.from({ length: 60 }, () => ({})))
    upload((batch) => {
      for (const stop of stops) stop()
      return takesAll(batch)
    })
    await expect.poll(() => disk().list()).toHaveLength(10)
    browser.see()
    upload()
    await untilEmpty()
    expect(batches.map(({ length }) => length)).toEqual([50, 10])
  })
})

describe('under a sign-in', () => {
  it('of one business, what another recorded never goes up', async () => {
    const [mine, theirs] = await keep({}, { businessId: 'bakery' })
    upload()
    await expect.poll(() => disk().list()).toHaveLength(1)
    expect(await disk().list()).toMatchObject([{ key: theirs, mayHaveArrived: false }])
    browser.see()
    upload(takesAll, { businessId: 'bakery' })
    await untilEmpty()
    expect(batches).toEqual([[mine], [theirs]])
  })

  it('of a colleague, it goes up in the name of whoever recorded it', async () => {
    await keep({ userId: 'somebody who left' })
    const users: string[] = []
    upload((batch) => {
      users.push(...batch.map(({ userId }) => userId))
      return takesAll(batch)
    })
    await untilEmpty()
    expect(users).toEqual(['somebody who left'])
  })

  it('that has ended it stays, and the person is asked to sign in', async () => {
    const [key] = await keep({})
    upload(() => Promise.reject(failure(401)))
    await expect.poll(() => outbox.waiting().standstill).toBe('signed out')
    expect(onOutdated).toHaveBeenCalledOnce()
    expect(await disk().list()).toMatchObject([{ key }])
    upload()
    await untilEmpty()
    expect(outbox.waiting().standstill).toBeUndefined()
  })
})

describe('an answer', () => {
  it('that is a case settles the operation, and is told', async () => {
    const heard = vi.fn()
    outbox.onAnswers(heard)
    const [key] = await keep({})
    const aCase = { outcome: 'case', case_id: 'c', reason: 'too_old', message: 'Too old.' } as const
    upload((batch) => batch.map((operation) => ({ ...aCase, key: operation.key })))
    await untilEmpty()
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    expect(heard.mock.lastCall![0]).toMatchObject([{ operation: { key }, outcome: aCase }])
  })

  it.each([0, 429, 502, 503])('that is none leaves everything, and it is sent again (%i)', async (status) => {
    holdPauses()
    const keys = await keep({}, {})
    let failures = 3
    upload((batch) => (failures-- > 0 ? Promise.reject(failure(status)) : takesAll(batch)))
    await passUntil(isEmpty)
    expect(batches).toEqual([keys, keys, keys, keys])
  })

  it('that is lost has the same key as the next try', async () => {
    holdPauses()
    const recorded = new Set<string>()
    let isLost = true
    await keep({}, ben)
    upload((batch) => {
      for (const { key } of batch) recorded.add(key)
      if (!isLost) return takesAll(batch)
      isLost = false
      throw failure(0)
    })
    await passUntil(isEmpty)
    expect(recorded.size).toBe(2)
  })

  it('refusing a batch for one of its operations holds back that customer alone, and says why', async () => {
    holdPauses()
    const [first, poison, behind, last] = await keep(ben, {}, {}, { customerId: 'cem' })
    upload((batch) => {
      if (batch.some(({ key }) => key === poison)) throw failure(500)
      return takesAll(batch)
    })
    await expect.poll(() => outbox.waiting().standstill).toEqual({ message: 'No 500' })
    expect((await disk().list()).map(({ key }) => key)).toEqual([poison, behind])
    expect(batches).toEqual([[first, poison, behind, last], [first], [poison], [last]])
  })
})

it('a device without room to note what it sends says so, keeps everything, and sends it once there is some', async () => {
  holdPauses()
  const keys = await keep({}, ben)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  upload()
  await expect.poll(() => outbox.waiting().standstill).toBe('no room')
  expect(batches).toEqual([])
  expect((await disk().list()).map(({ key }) => key)).toEqual(keys)
  full.mockRestore()
  await passUntil(isEmpty)
  expect(batches).toEqual([keys])
  await expect.poll(() => outbox.waiting().standstill).toBeUndefined()
})

it('pauses grow after failures, and heed what the server asks for', async () => {
  holdPauses()
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  await keep({})
  let failures = 0
  upload(() => {
    failures += 1
    throw failure(503, failures === 9 ? 120 : undefined)
  })
  await passUntil(() => failures === 10)
  // Besides, five seconds are given to the database.
  const asked = pauses.mock.calls.map(([, ms]) => ms!).filter((ms) => ms >= 500 && ms !== 5_000)
  for (const [index, ms] of asked.slice(0, 8).entries()) {
    const most = Math.min(60_000, 1_000 * 2 ** index)
    expect(ms).toBeGreaterThanOrEqual(most / 2)
    expect(ms).toBeLessThanOrEqual(most)
  }
  expect(asked[8]).toBe(120_000)
})
