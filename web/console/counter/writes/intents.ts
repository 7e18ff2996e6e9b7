import { isRefusal } from '#web/client/api.ts'
import { newIdempotencyKey } from '#web/client/sendOnce.ts'
import { readKept } from '../../session/kept.ts'

/** An operation to write once. Its key is made once and kept until the answer is known. */
export type Intent<Write> = {
  key: string
  write: Write
  sending: boolean
  /** True if a try has not reached the server and the next one follows by itself. */
  again: boolean
}

/** Sends under this key, and calls `onUnreached` when a try has not reached the server. */
export type Transmit<Result> = (key: string, onUnreached: () => void) => Promise<Result>

export type Intents<Write> = {
  subscribe(listener: () => void): () => void
  /** Writes without an answer, oldest first: on their way, or sent and never answered. */
  unsettled(): readonly Intent<Write>[]
  /** Sends the same operation again under the same key. While it is on its way, it is not sent a second time. */
  send<Result>(write: Write, transmit: Transmit<Result>): Promise<Result>
  forget(key: string): void
}

/**
 * Keeps intents in a storage that survives a reload. An answer settles an intent, also a refusal. A network failure, a
 * server error or an unreadable answer does not: the write may have happened.
 */
export function createIntents<Write>(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  place: string,
): Intents<Write> {
  const onTheirWay = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  let list: readonly Intent<Write>[] = (readKept<Intent<Write>[]>(storage, place) ?? []).map((intent) => ({
    ...intent,
    sending: false,
    again: false,
  }))

  function change(next: readonly Intent<Write>[]) {
    list = next
    storage.setItem(place, JSON.stringify(list))
    for (const listener of listeners) listener()
  }
  const mark = (key: string, state: { sending: boolean; again: boolean }) =>
    change(list.map((intent) => (intent.key === key ? { ...intent, ...state } : intent)))
  const forget = (key: string) => change(list.filter((intent) => intent.key !== key))

  async function transmitOnce<Result>(key: string, transmit: Transmit<Result>) {
    try {
      const result = await transmit(key, () => mark(key, { sending: true, again: true }))
      forget(key)
      return result
    } catch (error) {
      if (isRefusal(error)) forget(key)
      else mark(key, { sending: false, again: false })
      throw error
    } finally {
      onTheirWay.delete(key)
    }
  }

  function send<Result>(write: Write, transmit: Transmit<Result>): Promise<Result> {
    const text = JSON.stringify(write)
    const known = list.find((intent) => JSON.stringify(intent.write) === text)
    const key = known?.key ?? newIdempotencyKey()
    if (!known) change([...list, { key, write, sending: true, again: false }])
    else if (!known.sending) mark(key, { sending: true, again: false })
    const answer = (onTheirWay.get(key) as Promise<Result> | undefined) ?? transmitOnce(key, transmit)
    onTheirWay.set(key, answer)
    return answer
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unsettled: () => list,
    send,
    forget,
  }
}
