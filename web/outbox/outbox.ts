import type { LateOutcome, RecordedPurchase } from '#server/loyalty/counter/contract.ts'
import { isRefusal } from '#web/client/api.ts'
import { connect } from './connection.ts'
import type { KeptOperation, NewOperation } from './keptOperation.ts'
import { keysOnTheirWay, onItsWay } from './locks.ts'
import { type Operations, openOperations, type TakenBack } from './operations.ts'

/** The server's answer to an operation that waited. */
export type Answer = { operation: KeptOperation; outcome: LateOutcome }

/**
 * Why what waits has not gone up, although there is a connection: nobody is signed in, the device has no room to note
 * what it sends, or the server's own words.
 */
export type Standstill = 'signed out' | 'no room' | { message: string }

export type Waiting = { operations: readonly KeptOperation[]; standstill: Standstill | undefined }

/** A purchase that was recorded at once, or is kept on this device. */
export type Sent = RecordedPurchase | Kept
export type Kept = { kept: KeptOperation; operation_id?: undefined }

/** The device can keep nothing: it has no room, or no database. Nothing was sent. */
export class CannotKeep extends Error {
  constructor(cause: unknown) {
    super('cannot keep an operation', { cause })
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** Answers that a screen may still look for. */
const MOST_ANSWERS = 50

/** The operations that wait on this device for the server's answer, the same in every tab of this browser. */
export function createOutbox(operations: Operations = openOperations(connect())) {
  const listeners = new Set<() => void>()
  const readyListeners = new Set<() => void>()
  const answerListeners = new Set<(answers: readonly Answer[]) => void>()
  const answered = new Map<string, LateOutcome>()
  let waiting: Waiting = { operations: [], standstill: undefined }
  let channel: BroadcastChannel | undefined
  let hasAskedToStay = false

  const show = (next: Partial<Waiting>) => {
    waiting = { ...waiting, ...next }
    for (const listener of listeners) listener()
  }

  /** Reads what waits. A purchase that is just being recorded does not wait yet. */
  async function readAgain(): Promise<void> {
    try {
      const all = await operations.list()
      const going = await keysOnTheirWay()
      show({ operations: all.filter(({ key }) => !going.has(key)) })
    } catch {
      // A device that can keep nothing has nothing that waits.
    }
  }

  function hear(answers: readonly Answer[]): void {
    if (answers.length === 0) return
    for (const { operation, outcome } of answers) answered.set(operation.key, outcome)
    for (const key of [...answered.keys()].slice(0, -MOST_ANSWERS)) answered.delete(key)
    for (const listener of answerListeners) listener(answers)
  }

  function otherTabs(): BroadcastChannel {
    if (channel) return channel
    channel = new BroadcastChannel('regulars-outbox')
    channel.addEventListener('message', ({ data }: MessageEvent<readonly Answer[]>) => {
      hear(data)
      void readAgain()
    })
    return channel
  }

  /** Something changed in this tab; `answers` are those that came for it. */
  async function changed(answers: readonly Answer[] = []): Promise<void> {
    hear(answers)
    otherTabs().postMessage(answers)
    await readAgain()
  }

  async function keep(operation: NewOperation, mayBeSent: boolean): Promise<KeptOperation> {
    try {
      return await operations.keep(operation, mayBeSent)
    } catch (error) {
      throw new CannotKeep(error)
    }
  }

  /** Keeps an operation before it is sent, so that nothing that ends the page can lose it or its key. */
  async function keepAndSend(operation: NewOperation, send: () => Promise<RecordedPurchase>): Promise<Sent> {
    const kept = await keep(operation, navigator.onLine)
    if (!kept.mayHaveArrived) return { kept }
    try {
      const recorded = await send()
      await operations.remove([operation.key])
      return recorded
    } catch (error) {
      if (!isRefusal(error) || error.status === 401) return { kept }
      await operations.remove([operation.key])
      throw error
    }
  }

  /** Asks the browser to keep what waits when it needs room, once on each page. */
  function askToStay(): void {
    if (hasAskedToStay) return
    hasAskedToStay = true
    // A browser that refuses still keeps it for now, as one does that cannot be asked: WebKit on Linux, older Safari.
    navigator.storage?.persist?.().catch(() => {})
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      otherTabs()
      void readAgain()
      return () => void listeners.delete(listener)
    },
    waiting: () => waiting,
    /** The answer to an operation, for as long as a screen may look for it. */
    answerTo: (key: string) => answered.get(key),
    /** Calls `listener` with the answers that come, in whichever tab. */
    onAnswers: (listener: (answers: readonly Answer[]) => void) => {
      answerListeners.add(listener)
      return () => void answerListeners.delete(listener)
    },
    /** Calls `listener` whenever an operation is ready to go up. */
    onReady: (listener: () => void) => {
      readyListeners.add(listener)
      return () => void readyListeners.delete(listener)
    },

    /**
     * Records a purchase: `send` sends it once, under the operation's key. Without an answer it is kept. It is kept without
     * being sent if the device is offline or others of the business wait already.
     * @throws the server's refusal, and CannotKeep
     */
    record: async (operation: NewOperation, send: () => Promise<RecordedPurchase>): Promise<Sent> => {
      const sent = await onItsWay(operation.key, () => keepAndSend(operation, send))
      if ('kept' in sent) askToStay()
      await changed()
      // Also those behind it could not go up meanwhile.
      if (waiting.operations.length > 0) for (const listener of readyListeners) listener()
      return sent
    },

    /** Keeps an operation to be handed in late, at once if there is a connection. @throws CannotKeep */
    keep: async (operation: NewOperation): Promise<Kept> => {
      const kept = await keep(operation, false)
      askToStay()
      await changed()
      for (const listener of readyListeners) listener()
      return { kept }
    },

    takeBack: async (key: string): Promise<TakenBack> => {
      const result = await operations.takeBack(key)
      await changed()
      return result
    },

    /** Operations of a business, oldest first. One that is just being recorded holds back the customer's later ones. */
    ready: async (
      businessId: string,
      isHeldBack: (customerId: string) => boolean,
    ): Promise<KeptOperation[]> => {
      const all = await operations.list(businessId)
      // Asked after the operations were read: what is on its way was kept before.
      const going = await keysOnTheirWay()
      const behind = new Set<string>()
      return all.filter(({ key, customerId }) => {
        if (going.has(key)) behind.add(customerId)
        return !behind.has(customerId) && !isHeldBack(customerId)
      })
    },

    markSent: async (batch: readonly KeptOperation[]): Promise<KeptOperation[]> => {
      const marked = await operations.markSent(batch.map(({ key }) => key))
      await changed()
      return marked
    },

    settle: async (answers: readonly Answer[]): Promise<void> => {
      await operations.remove(answers.map(({ operation }) => operation.key))
      await changed(answers)
    },

    standStill: (standstill: Standstill | undefined): void => show({ standstill }),
  }
}

/** This tab's. */
export const outbox = createOutbox()
