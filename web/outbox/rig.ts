import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import type { LateOutcome, RecordedPurchase } from '#server/loyalty/counter/contract.ts'
import type { KeptOperation, NewOperation, NewPurchase } from './keptOperation.ts'

/** The parts of the browser that a test changes. */
type RiggedBrowser = {
  /** Everything that tabs opened, oldest first. */
  databases: () => IDBDatabase[]
  persist: ReturnType<typeof vi.fn>
  connect: (isOnline: boolean) => void
  see: () => void
}

/** A browser with an empty database for each test of a file, whose tabs share locks and messages. */
export function setBrowser(): RiggedBrowser {
  const browser = {} as RiggedBrowser
  const { locks } = navigator
  let channels: BroadcastChannel[] = []
  beforeEach(() => {
    for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value)
    const factory = new fake.IDBFactory()
    const opening = vi.spyOn(factory, 'open')
    vi.stubGlobal('indexedDB', factory)
    browser.databases = () => opening.mock.results.map(({ value }) => (value as IDBOpenDBRequest).result)
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('document', page)
    browser.persist = vi.fn(async () => true)
    const rigged = { onLine: true, locks, storage: { persist: browser.persist } }
    vi.stubGlobal('navigator', rigged)
    browser.connect = (isOnline) => {
      rigged.onLine = isOnline
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    }
    browser.see = () => page.dispatchEvent(new Event('visibilitychange'))
    vi.stubGlobal(
      'BroadcastChannel',
      class extends BroadcastChannel {
        constructor(name: string) {
          super(name)
          channels.push(this)
        }
      },
    )
  })
  afterEach(() => {
    for (const channel of channels) channel.close()
    channels = []
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return browser
}

let made = 0

/** A purchase of Ana at the café, of a key of its own. */
export function newOperation(of: Partial<NewPurchase> = {}): NewPurchase {
  made += 1
  return {
    key: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    kind: 'purchase',
    businessId: 'café',
    userId: 'bo',
    customerId: 'ana',
    input: { amount: 1240 },
    shown: null,
    ...of,
  }
}

/** The purchase that a server made of an operation. */
export const recordedFrom = ({ key, customerId }: NewOperation) =>
  ({ operation_id: `operation ${key}`, customer_id: customerId }) as RecordedPurchase

export const outcomeOf = (operation: KeptOperation): LateOutcome => ({
  key: operation.key,
  outcome: 'recorded',
  operation_id: `operation ${operation.key}`,
  recorded_at: '2026-05-11T12:31:00.000Z',
  happened_at: operation.happenedAt,
  purchase: recordedFrom(operation),
})
