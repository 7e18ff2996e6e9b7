import { describe, expect, it, vi } from 'vitest'
import type { RecordedPurchase } from '#server/loyalty/counter/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { connect } from './connection.ts'
import { openOperations } from './operations.ts'
import { CannotKeep, createOutbox } from './outbox.ts'
import { newOperation, outcomeOf, recordedFrom, setBrowser } from './rig.ts'

const browser = setBrowser()
const disk = () => openOperations(connect())
const failure = (status: number) => new ApiError(status, { code: '', message: 'No', request_id: '' })
const fails = (status: number) =>
  vi.fn(async (): Promise<RecordedPurchase> => Promise.reject(failure(status)))
const hangs = () => vi.fn(() => new Promise<RecordedPurchase>(() => {}))

describe('a purchase with a connection', () => {
  it('is recorded, and leaves nothing on the device', async () => {
    const outbox = createOutbox()
    const operation = newOperation()
    expect(await outbox.record(operation, async () => recordedFrom(operation))).toEqual(
      recordedFrom(operation),
    )
    expect(await disk().list()).toEqual([])
    expect(browser.persist).not.toHaveBeenCalled()
  })

  it('is on the disk before it is sent: a browser that is killed meanwhile loses neither it nor its key', async () => {
    const outbox = createOutbox()
    const operation = newOperation()
    const send = hangs()
    void outbox.record(operation, send)
    await expect.poll(() => send.mock.calls.length).toBe(1)
    expect(await disk().list()).toMatchObject([{ key: operation.key, mayHaveArrived: true }])
  })

  it('does not wait for anything while it is recorded, in any tab', async () => {
    const [till, other] = [createOutbox(), createOutbox()]
    const send = hangs()
    void till.record(newOperation(), send)
    await expect.poll(() => send.mock.calls.length).toBe(1)
    other.subscribe(() => {})
    await other.takeBack('another')
    expect(other.waiting().operations).toEqual([])
    expect(await other.ready('café', () => false)).toEqual([])
  })

  it.each([400, 403, 404, 409])('that is refused is said to be, and not kept (%i)', async (status) => {
    const outbox = createOutbox()
    await expect(outbox.record(newOperation(), fails(status))).rejects.toMatchObject({ status })
    expect(await disk().list()).toEqual([])
  })
})

describe('a purchase without an answer', () => {
  it('is kept in a browser that cannot be asked to keep it, and says so once', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
    const outbox = createOutbox()
    const operation = newOperation()
    expect(await outbox.record(operation, fails(503))).toMatchObject({ kept: { key: operation.key } })
    expect(await outbox.keep(newOperation())).toMatchObject({ kept: {} })
    expect(await disk().list()).toHaveLength(2)
  })

  it.each([0, 401, 500, 502, 503])(
    'is kept, and the browser asked not to throw it away (%i)',
    async (status) => {
      const outbox = createOutbox()
      const operation = newOperation()
      const sent = await outbox.record(operation, fails(status))
      expect(sent).toMatchObject({ kept: { key: operation.key, mayHaveArrived: true } })
      expect(outbox.waiting().operations).toMatchObject([{ key: operation.key }])
      await outbox.record(newOperation(), fails(status))
      expect(browser.persist).toHaveBeenCalledOnce()
    },
  )

  it('is kept without being sent where the device is offline, so that it can be taken back', async () => {
    browser.connect(false)
    const outbox = createOutbox()
    const operation = newOperation()
    const send = hangs()
    await outbox.record(operation, send)
    expect(send).not.toHaveBeenCalled()
    expect(await outbox.takeBack(operation.key)).toBe('taken back')
    expect(outbox.waiting().operations).toEqual([])
  })

  it('is not sent past others that wait, so that the till need not wait either', async () => {
    const outbox = createOutbox()
    await outbox.record(newOperation(), fails(0))
    const send = hangs()
    expect(await outbox.record(newOperation(), send)).toMatchObject({ kept: { mayHaveArrived: false } })
    expect(send).not.toHaveBeenCalled()
  })

  it('is seen by every tab, and so is its answer', async () => {
    const [till, other] = [createOutbox(), createOutbox()]
    other.subscribe(() => {})
    const operation = newOperation()
    await till.record(operation, fails(0))
    await expect.poll(() => other.waiting().operations).toMatchObject([{ key: operation.key }])
    const [kept] = await disk().list()
    await till.settle([{ operation: kept!, outcome: outcomeOf(kept!) }])
    await expect.poll(() => other.waiting().operations).toEqual([])
    expect(other.answerTo(operation.key)).toEqual(outcomeOf(kept!))
  })

  it('of a device that can keep nothing is not sent at all: it stays on the screen', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const send = hangs()
    await expect(createOutbox().record(newOperation(), send)).rejects.toBeInstanceOf(CannotKeep)
    expect(send).not.toHaveBeenCalled()
  })
})
