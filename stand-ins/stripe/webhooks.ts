import { createHmac } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { StripeEvent } from './events.ts'
import { shown } from './store.ts'

export type Attempt = { event: string; type: string; status: number | null; body: string }

type Options = {
  url(): string
  secret(): string
  /** Pauses before the second, third … attempt, in milliseconds. After the last attempt the event is given up. */
  waitsMs: number[]
  onTaken(event: StripeEvent): void
}

export type Webhooks = ReturnType<typeof openWebhooks>

/** The header that proves that this Stripe sent a body. `at` is in seconds. */
export function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}

/**
 * Posts events to the product one after another, and repeats them with growing waits until they are accepted. Tests can
 * hold back, lose, repeat and reorder events: Stripe guarantees neither order nor single delivery.
 */
export function openWebhooks(options: Options) {
  const stop = new AbortController()
  const news = new EventEmitter().setMaxListeners(0)
  const attempts: Attempt[] = []
  const queue: StripeEvent[] = []
  const held: StripeEvent[] = []
  /** Deliveries in progress outside the queue. */
  const following = new Set<Promise<void>>()
  let isHeld = false
  let isParallel = false
  let times = 1
  let failures: { left: number; status: number } = { left: 0, status: 500 }
  let lost: { left: number; type: string | undefined } = { left: 0, type: undefined }
  let posting: Promise<void> | undefined

  const post = async (event: StripeEvent): Promise<boolean> => {
    const body = JSON.stringify(shown(event), null, 2)
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'Stripe/1.0' }
    const signed = { ...headers, 'Stripe-Signature': signatureOf(body, options.secret()) }
    let status: number | null = null
    if (failures.left > 0) {
      failures.left -= 1
      status = failures.status
    } else {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)])
      status = await fetch(options.url(), {
        method: 'POST',
        headers: signed,
        body,
        signal,
        redirect: 'manual',
      })
        .then(async (answer) => {
          await answer.body?.cancel()
          return answer.status
        })
        .catch(() => null)
    }
    attempts.push({ event: event.id, type: event.type, status, body })
    const isTaken = status !== null && status >= 200 && status < 300
    if (isTaken) options.onTaken(event)
    news.emit('news')
    return isTaken
  }
  const retry = async (event: StripeEvent) => {
    for (const wait of options.waitsMs) {
      await pause(wait, undefined, { signal: stop.signal, ref: false })
      if (await post(event)) return
    }
  }
  const follow = (work: Promise<unknown>) => {
    const followed = work
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        following.delete(followed)
        news.emit('news')
      })
    following.add(followed)
  }
  const deliver = async (event: StripeEvent) => {
    if (!(await post(event))) follow(retry(event))
  }
  const work = async () => {
    for (let event = queue.shift(); event && !stop.signal.aborted; event = queue.shift()) {
      for (let time = 0; time < times; time += 1) {
        if (isParallel) follow(deliver(event))
        else await deliver(event)
      }
    }
  }
  const start = () => {
    posting ??= work().finally(() => {
      posting = undefined
      news.emit('news')
      if (queue.length > 0 && !stop.signal.aborted) start()
    })
  }
  const send = (event: StripeEvent) => {
    if (lost.left > 0 && (lost.type === undefined || lost.type === event.type)) {
      lost.left -= 1
      return
    }
    if (isHeld) held.push(event)
    else queue.push(event)
    if (!isHeld) start()
    news.emit('news')
  }
  return {
    send,
    /** All posts, oldest first. `status` is null where no answer came. */
    attempts: (): Attempt[] => [...attempts],
    /** Keeps events back until `release`. */
    hold() {
      isHeld = true
    },
    /** Sends the events that were held back, in the same order, in 'reversed' order, or as the function orders them. */
    release(order?: 'reversed' | ((events: StripeEvent[]) => StripeEvent[])) {
      isHeld = false
      const waiting = held.splice(0)
      const sorted =
        order === 'reversed' ? waiting.reverse() : typeof order === 'function' ? order(waiting) : waiting
      for (const event of sorted) send(event)
    },
    held: (): StripeEvent[] => [...held],
    /** Delivers each event `wanted` times from now on. */
    duplicate(wanted: number) {
      times = wanted
    },
    /** Delivers events without waiting for each other from now on, as Stripe does. */
    parallel(wanted = true) {
      isParallel = wanted
    },
    /** Keeps the next `left` posts from the product. They are repeated later. */
    fail(left: number, status = 500) {
      failures = { left, status }
    },
    /** Drops the next `left` events, or only those of `type`. They are never sent. */
    drop(left = 1, type?: string) {
      lost = { left, type }
    },
    /** Waits until no delivery is in progress. Events that are held back do not count. */
    async settled(timeoutMs = 60_000): Promise<void> {
      const signal = AbortSignal.timeout(timeoutMs)
      while (posting || queue.length > 0 || following.size > 0) await once(news, 'news', { signal })
    },
    async close() {
      stop.abort()
      await Promise.all([posting, ...following])
    },
  }
}
