import { forceCloseDatabase } from 'fake-indexeddb'
import { openDB } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { connect } from './connection.ts'
import { openOperations } from './operations.ts'
import { newOperation, setBrowser } from './rig.ts'
import { type Step, steps } from './schema.ts'

const browser = setBrowser()
const openTab = (schema?: readonly Step[]) => openOperations(connect(schema))
const keysOf = (operations: { key: string }[]) => operations.map(({ key }) => key)

describe('an operation that was kept', () => {
  it('is there when the browser is opened again, with what was recorded, by whom and when', async () => {
    const operation = newOperation()
    const before = Date.now()
    const kept = await openTab().keep(operation, false)
    expect(await openTab().list()).toEqual([{ ...operation, ...kept, mayHaveArrived: false }])
    expect(Date.parse(kept.happenedAt)).toBeGreaterThanOrEqual(before)
  })

  it('names nobody: no name, phone or address is written', async () => {
    const kept = await openTab().keep(newOperation(), false)
    expect(Object.keys(kept).sort()).toEqual([
      'businessId',
      'customerId',
      'happenedAt',
      'input',
      'key',
      'kind',
      'mayHaveArrived',
      'number',
      'shown',
      'userId',
    ])
  })

  it('has a number of the device that never comes again, whichever tab kept it', async () => {
    const [first, second] = [openTab(), openTab()]
    const one = await first.keep(newOperation(), false)
    await first.remove([one.key])
    const two = await second.keep(newOperation(), false)
    expect(two.number).toBeGreaterThan(one.number)
  })

  it('is kept once, however often it is asked', async () => {
    const operations = openTab()
    const operation = newOperation()
    const [one, two] = [await operations.keep(operation, true), await operations.keep(operation, true)]
    expect(two).toEqual(one)
    expect(await operations.list()).toHaveLength(1)
  })

  it('may go at once only if it may be sent and nothing of its business waits before it', async () => {
    const operations = openTab()
    expect((await operations.keep(newOperation({ businessId: 'bakery' }), false)).mayHaveArrived).toBe(false)
    expect((await operations.keep(newOperation(), true)).mayHaveArrived).toBe(true)
    expect((await operations.keep(newOperation({ customerId: 'ben' }), true)).mayHaveArrived).toBe(false)
  })

  it('is removed alone', async () => {
    const operations = openTab()
    const [one, two] = [newOperation(), newOperation()]
    for (const operation of [one, two]) await operations.keep(operation, false)
    await operations.remove([one.key, 'a key that is gone'])
    expect(keysOf(await operations.list())).toEqual([two.key])
  })
})

describe('taking back', () => {
  it('removes what was never sent, once', async () => {
    const operations = openTab()
    const { key } = await operations.keep(newOperation(), false)
    expect(await operations.takeBack(key)).toBe('taken back')
    expect(await operations.takeBack(key)).toBe('gone')
    expect(await operations.list()).toEqual([])
  })

  it('leaves what was sent, even if its answer was lost', async () => {
    const operations = openTab()
    const { key } = await operations.keep(newOperation(), false)
    expect(keysOf(await operations.markSent([key]))).toEqual([key])
    expect(await operations.takeBack(key)).toBe('may have arrived')
    expect(keysOf(await operations.list())).toEqual([key])
  })

  it('and sending at the same moment do one of both', async () => {
    const [till, uploader] = [openTab(), openTab()]
    const kept = await Promise.all(Array.from({ length: 20 }, () => till.keep(newOperation(), false)))
    const ends = await Promise.all(
      kept.map(async ({ key }, index) => {
        const both = [() => till.takeBack(key), () => uploader.markSent([key])] as const
        const [back, sent] =
          index % 2 === 0
            ? await Promise.all([both[0](), both[1]()])
            : (await Promise.all([both[1](), both[0]()])).toReversed()
        return [back === 'taken back', (sent as unknown[]).length === 1]
      }),
    )
    expect(ends.filter(([back, sent]) => back === sent)).toEqual([])
  })
})

describe('a browser that', () => {
  it('has no room says so, and nothing is half kept', async () => {
    const operations = openTab()
    await operations.keep(newOperation(), false)
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await expect(operations.keep(newOperation(), false)).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect(await operations.list()).toHaveLength(1)
    await operations.keep(newOperation(), false)
    expect(await operations.list()).toHaveLength(2)
  })

  it('drops the connection, as WebKit does in the background, has a new one at once', async () => {
    const operations = openTab()
    await operations.keep(newOperation(), false)
    forceCloseDatabase(browser.databases()[0] as never)
    await expect.poll(() => browser.databases().length).toBe(2)
    await operations.keep(newOperation(), false)
    expect(browser.databases()).toHaveLength(2)
    expect(await operations.list()).toHaveLength(2)
  })

  it('closed the connection without a word loses no operation', async () => {
    const operations = openTab()
    await operations.keep(newOperation(), false)
    browser.databases()[0]!.close()
    await operations.keep(newOperation(), false)
    expect(await operations.list()).toHaveLength(2)
  })

  it('cannot open the database for a moment can keep afterwards', async () => {
    const operations = openTab()
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('not now', 'SecurityError')
    })
    await expect(operations.keep(newOperation(), false)).rejects.toMatchObject({ name: 'SecurityError' })
    await operations.keep(newOperation(), false)
    expect(await operations.list()).toHaveLength(1)
  })
})

describe('a newer build', () => {
  const next: Step[] = [...steps, (database) => database.createObjectStore('later' as never)]

  it('upgrades beside an open tab of this one, and both go on with the same operations', async () => {
    const old = openTab()
    const operation = await old.keep(newOperation(), false)
    const newer = openTab(next)
    expect(await newer.list()).toEqual([operation])
    const another = await old.keep(newOperation(), false)
    expect(await newer.list()).toEqual([operation, another])
    expect(await openTab().list()).toEqual([operation, another])
  })

  it('is not held up by a frozen tab of an older one, and keeps as soon as that is gone', async () => {
    const frozen = await openDB('regulars', 1, { upgrade: (database) => steps[0]!(database as never) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const operations = openTab()
      const failed = expect(operations.keep(newOperation(), false)).rejects.toMatchObject({
        name: 'TimeoutError',
      })
      await vi.advanceTimersByTimeAsync(5_000)
      await failed
      frozen.close()
      await operations.keep(newOperation(), false)
      expect(await operations.list()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('that cannot upgrade still reads and keeps', async () => {
    const operation = await openTab().keep(newOperation(), false)
    const broken = openTab([...steps, (database) => database.createObjectStore('operations')])
    expect(await broken.list()).toEqual([operation])
    await broken.keep(newOperation(), false)
    expect(await openTab().list()).toHaveLength(2)
  })
})

it('the first step is as it was released: a change to the schema is a step of its own', async () => {
  await openTab().list()
  const [database] = browser.databases()
  const store = database!.transaction('operations').objectStore('operations')
  expect([database!.version >= 1, store.keyPath, store.autoIncrement]).toEqual([true, 'number', true])
  expect([...store.indexNames]).toEqual(expect.arrayContaining(['businessId', 'key']))
})
