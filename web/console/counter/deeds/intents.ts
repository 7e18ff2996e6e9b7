import { isRefusal } from '#web/client/api.ts'
import { newIdempotencyKey } from '#web/client/sendOnce.ts'
import { readKept } from '../../session/kept.ts'

/** Something to write once, under a key that is made once and kept until its answer is known. */
export type Intent<Deed> = {
  key: string
  deed: Deed
  sending: boolean
  /** While it is being sent: a try has not reached the server, and the next one follows by itself. */
  again: boolean
}

/** Sends under this key, and tells when a try has not reached the server. */
export type Transmit<Result> = (key: string, onUnreached: () => void) => Promise<Result>

export type Intents<Deed> = {
  subscribe(listener: () => void): () => void
  /** What has no answer yet, oldest first: on its way, or sent and never heard of again. */
  unsettled(): readonly Intent<Deed>[]
  /** The same operation is sent again under the same key; while it is being sent nothing else is. */
  send<Result>(deed: Deed, transmit: Transmit<Result>): Promise<Result>
  forget(key: string): void
}

/**
 * Keeps intents in a storage that survives a reload. An answer settles them, also a refusal. A network failure,
 * a server error or an unreadable answer does not: the write may have happened.
 */
export function createIntents<Deed>(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  place: string,
): Intents<Deed> {
  const onTheirWay = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  let list: readonly Intent<Deed>[] = (readKept<Intent<Deed>[]>(storage, place) ?? []).map((intent) => ({
    ...intent,
    sending: false,
    again: false,
  }))

  function change(next: readonly Intent<Deed>[]) {
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

  function send<Result>(deed: Deed, transmit: Transmit<Result>): Promise<Result> {
    const text = JSON.stringify(deed)
    const known = list.find((intent) => JSON.stringify(intent.deed) === text)
    const key = known?.key ?? newIdempotencyKey()
    if (!known) change([...list, { key, deed, sending: true, again: false }])
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
