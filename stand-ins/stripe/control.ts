import type { Api, Asked, Behaviour } from './answer.ts'
import type { Customer } from './customers/customerObject.ts'
import { nextDue } from './cycle.ts'
import type { Store } from './store.ts'
import type { TestClock } from './testClocks.ts'
import type { Webhooks } from './webhooks.ts'
import type { World } from './world.ts'

type Match = { method?: string; path?: RegExp }

/** What tests do to this Stripe besides asking it. */
export type StripeControl = {
  /** From now on it is this moment, until the next call; undefined returns to the clock. */
  setNow(date: Date | undefined): void
  /** Does what came due until now, each at its moment: trials, renewals, retries, ends, expired checkouts. */
  run(): void
  /** Charges after a failed renewal: days between attempts, and what follows the last. Default 3, 5, 7, 'canceled'. */
  retries(days: number[], then?: 'canceled' | 'unpaid' | 'past_due'): void
  /**
   * The next `times` requests to the API, of this kind alone, are answered so. 'silent' never answers; 'lost' is
   * done, but not answered, and the SDK itself asks once more after it.
   */
  answer(behaviour: Behaviour, times?: number, match?: Match): void
  /** What the API was asked, oldest first; status 0 was not answered. */
  requests(): Asked[]
  /** Events on their way to the product. */
  webhooks: Webhooks
  /** The rows themselves, to look at. */
  store: Store
}

/** The time of this Stripe, which stands at the moment of what is done late. */
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

/** Notes what is asked, and misbehaves as told. */
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
