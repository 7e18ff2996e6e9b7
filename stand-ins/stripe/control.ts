import type { Api, Asked, Behaviour } from './answer.ts'
import type { Customer } from './customers/customerObject.ts'
import { nextDue } from './cycle.ts'
import type { Store } from './store.ts'
import type { TestClock } from './testClocks.ts'
import type { Webhooks } from './webhooks.ts'
import type { World } from './world.ts'

type Match = { method?: string; path?: RegExp }

/** Controls with which tests steer this Stripe. */
export type StripeControl = {
  /** Sets the current time until the next call. Undefined returns to the clock. */
  setNow(date: Date | undefined): void
  /** Does everything that has come due, each at its own time: trials, renewals, retries, ends, expired checkouts. */
  run(): void
  /**
   * Sets the days between charges after a failed renewal, and the status after the last. Default 3, 5, 7, 'canceled'.
   */
  retries(days: number[], then?: 'canceled' | 'unpaid' | 'past_due'): void
  /**
   * Sets the answer to the next `times` requests that match. 'silent' never answers. 'lost' does what was asked without
   * answering, and the SDK itself retries once after it.
   */
  answer(behaviour: Behaviour, times?: number, match?: Match): void
  /** The requests to the API, oldest first. Status 0 means that the request got no answer. */
  requests(): Asked[]
  /** The delivery of events to the product. */
  webhooks: Webhooks
  /** The stored rows, for inspection. */
  store: Store
}

/** The time of this Stripe. While overdue work is done, it is the time at which that work came due. */
export function openTime(store: Store, clock: () => Date) {
  const time = { fixed: undefined as Date | undefined, due: undefined as number | undefined }
  return {
    now(customer?: string | null): number {
      const id = store.find<Customer>('customer', customer)?.test_clock as string | null
      const own = store.find<TestClock>('test_helpers.test_clock', id)
      if (own) return own.frozen_time
      return time.due ?? Math.floor((time.fixed ?? clock()).getTime() / 1000)
    },
    setNow(date: Date | undefined) {
      time.fixed = date
    },
    run(world: World) {
      const until = world.now()
      for (let due = nextDue(world, null); due && due.at <= until; due = nextDue(world, null)) {
        time.due = due.at
        try {
          due.act()
        } finally {
          time.due = undefined
        }
      }
    },
  }
}

/** Records requests, and holds the answers that tests have set. */
export function openDesk() {
  const asked: Asked[] = []
  const told: { behaviour: Behaviour; left: number; match: Match }[] = []
  return {
    asked: ((one) => void asked.push(one)) satisfies Api['asked'],
    nextBehaviour: ((method, path) => {
      const fits = ({ method: wanted = method, path: pattern }: Match) =>
        wanted === method && (pattern?.test(path) ?? true)
      const found = told.find(({ left, match }) => left > 0 && fits(match))
      if (found) found.left -= 1
      return found?.behaviour
    }) satisfies Api['nextBehaviour'],
    answer: (behaviour: Behaviour, times = 1, match: Match = {}) =>
      void told.push({ behaviour, left: times, match }),
    requests: () => [...asked],
  }
}
