import { isRefusal } from '#web/client/api.ts'
import { newIdempotencyKey } from '#web/client/sendOnce.ts'
import { readKept } from '../../session/kept.ts'

/** Something to write once, under a key that is made once and kept until its answer is known. */
export type Intent<Deed> = { key: string; deed: Deed; sending: boolean }

export type Intents<Deed> = {
  subscribe(listener: () => void): () => void
  /** What has no answer yet, oldest first: on its way, or sent and never heard of again. */
  unsettled(): readonly Intent<Deed>[]
  /** The same operation is sent again under the same key; while it is being sent nothing else is. */
  send<Result>(deed: Deed, transmit: (key: string) => Promise<Result>): Promise<Result>
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
  }))

  function change(next: readonly Intent<Deed>[]) {
    list = next
    storage.setItem(place, JSON.stringify(list))
    for (const listener of listeners) listener()
  }
  const markSending = (key: string, sending: boolean) =>
    change(list.map((intent) => (intent.key === key ? { ...intent, sending } : intent)))
  const forget = (key: string) => change(list.filter((intent) => intent.key !== key))

  async function transmitOnce<Result>(key: string, transmit: (key: string) => Promise<Result>) {
    try {
      const result = await transmit(key)
      forget(key)
      return result
    } catch (error) {
      if (isRefusal(error)) forget(key)
      else markSending(key, false)
      throw error
    } finally {
      onTheirWay.delete(key)
    }
  }

  function send<Result>(deed: Deed, transmit: (key: string) => Promise<Result>): Promise<Result> {
    const text = JSON.stringify(deed)
    const known = list.find((intent) => JSON.stringify(intent.deed) === text)
    const key = known?.key ?? newIdempotencyKey()
    if (!known) change([...list, { key, deed, sending: true }])
    else if (!known.sending) markSending(key, true)
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
