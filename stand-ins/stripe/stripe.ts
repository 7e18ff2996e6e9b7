import { Hono } from 'hono'
import { listen } from '#stand-ins/listen.ts'
import type { Api, Asked, Behaviour, Env } from './answer.ts'
import { stripeApi } from './api.ts'
import { stockShop } from './catalog.ts'
import { checkoutPages } from './checkoutPages.ts'
import type { Customer } from './customers.ts'
import { nextDue } from './cycle.ts'
import { newEvent, type StripeEvent } from './events.ts'
import { invoicePages } from './invoicePages.ts'
import { pageHeaders, stylesheetBody } from './pageLayout.ts'
import { portalPages } from './portalPages.ts'
import { openStore, type Store } from './store.ts'
import type { TestClock } from './testClocks.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'
import type { World } from './world.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** Where events are posted to; asked for at each. */
  webhookUrl: () => string
  port?: number
  /** Where everything is kept across restarts; without it, it is kept only as long as the process runs. */
  dataDir?: string
  /** The time of everything but of customers with a test clock; default: the computer's, and what comes due happens by itself. */
  clock?: () => Date
  /** Pauses between attempts to deliver an event, in milliseconds; default 1 s, 5 s, 30 s, 2 min, 10 min. */
  webhookWaitsMs?: number[]
}

type Match = { method?: string; path?: RegExp }

export type StripeControl = {
  /** From now on it is this moment, until the next call; undefined returns to the clock. */
  setNow(date: Date | undefined): void
  /** Does what came due until now, each at its moment: trials, renewals, retries, ends, expired checkouts. */
  run(): void
  /** Charges after a failed renewal: days between attempts, and what follows the last. Default 3, 5, 7, 'canceled'. */
  retries(days: number[], then?: 'canceled' | 'unpaid' | 'past_due'): void
  /** The next `times` requests to the API, of this kind alone, are answered so. 'lost' is done, but not answered. */
  answer(behaviour: Behaviour, times?: number, match?: Match): void
  /** What the API was asked, oldest first; status 0 was not answered. */
  requests(): Asked[]
  webhooks: Webhooks
  /** The rows themselves, to look at. */
  store: Store
}

export type StripeStandIn = {
  /** http://127.0.0.1:{port} */
  baseUrl: string
  /** As the SDK takes it: `new Stripe(key, connection)`. */
  connection: { host: string; port: number; protocol: 'http' }
  secretKey: string
  webhookSecret: string
  control: StripeControl
  close(): Promise<void>
}

/**
 * A local Stripe on a loopback port, in the shapes of the version in events.ts. The SDK runs unchanged against it:
 * `new Stripe(secretKey, standIn.connection)`. `price_regulars_pro` ($29 a month) and `price_regulars_agency`
 * ($99 a month) are there from the start.
 *
 * Pages, all with plain forms:
 * - Checkout `/c/pay/{session}`: `card_number`, `card_expiry` ('12 / 34'), `card_cvc`, `card_name`, and `email`
 *   where the session knows none. A refused card shows the form again with status 402 and role=alert; one that
 *   asks who pays leads to `/c/pay/{session}/authenticate` with buttons 'Complete authentication' and 'Fail
 *   authentication' (`outcome` is complete or fail); success leads to success_url with 303. Link 'Back' to cancel_url.
 *   Buttons: 'Subscribe', 'Start trial', or 'Pay $5.00'.
 * - Portal `/p/session/{id}`: 'Update plan' (radio `price`, 'Continue', 'Confirm'), 'Cancel plan', 'Don’t cancel plan',
 *   'Change card' (the card's fields, 'Save card'), invoices, 'Return to Regulars'.
 * - Invoice `/i/{invoice}`, with 'Pay with the card ending in …' while it is open.
 *
 * As at Stripe: an invoice of a renewal or a trial's end is a draft for one hour, and charged then. New subscriptions
 * have flexible billing: the portal cancels by `cancel_at` with `cancel_at_period_end` false. A subscription that is
 * charged at once is created 'incomplete' and updated to 'active'.
 */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const store = openStore(options.dataDir)
  const webhooks = openWebhooks({
    url: options.webhookUrl,
    secret: () => options.webhookSecret,
    waitsMs: options.webhookWaitsMs ?? [1000, 5000, 30_000, 120_000, 600_000],
    onTaken(event) {
      Object.assign(event, { pending_webhooks: 0, _: { isPending: false } })
      store.save(event)
    },
  })
  const time = { fixed: undefined as Date | undefined, due: undefined as number | undefined }
  const request = {
    now: { id: null, idempotency_key: null } as { id: string | null; idempotency_key: string | null },
  }
  let baseUrl = ''
  const world: World = {
    store,
    now(customer) {
      const clockId = store.find<Customer>('customer', customer)?.test_clock as string | null
      const clock = store.find<TestClock>('test_helpers.test_clock', clockId)
      if (clock) return clock.frozen_time
      return time.due ?? Math.floor((time.fixed ?? options.clock?.() ?? new Date()).getTime() / 1000)
    },
    emit(type, object, before) {
      webhooks.send(store.save(newEvent(world, { type, object, ...(before && { before }) }, request.now)))
    },
    baseUrl: () => baseUrl,
    settings: { retryDays: [3, 5, 7], afterRetries: 'canceled' },
  }
  const run = () => {
    const until = world.now()
    for (let due = nextDue(world, null); due && due.at <= until; due = nextDue(world, null)) {
      time.due = due.at
      try {
        due.act()
      } finally {
        time.due = undefined
      }
    }
  }
  const asked: Asked[] = []
  const behaviours: { behaviour: Behaviour; left: number; match: Match }[] = []
  const api: Api = {
    world,
    inRequest(named, act) {
      request.now = named
      try {
        return act()
      } finally {
        request.now = { id: null, idempotency_key: null }
      }
    },
    asked: (one) => void asked.push(one),
    nextBehaviour(method, path) {
      const found = behaviours.find(
        ({ left, match }) =>
          left > 0 && (match.method ?? method) === method && (match.path?.test(path) ?? true),
      )
      if (found) found.left -= 1
      return found?.behaviour
    },
  }
  const listening = await listen(hosted(api, options.secretKey), options.port)
  baseUrl = listening.url
  stockShop(world)
  for (const event of store.all<StripeEvent>('event').reverse()) if (event._.isPending) webhooks.send(event)
  const ticking = options.clock ? undefined : setInterval(run, 10_000).unref()
  if (!options.clock) run()
  return {
    baseUrl,
    connection: { host: '127.0.0.1', port: Number(new URL(baseUrl).port), protocol: 'http' },
    secretKey: options.secretKey,
    webhookSecret: options.webhookSecret,
    control: {
      setNow(date) {
        time.fixed = date
      },
      run,
      retries(retryDays, afterRetries = 'canceled') {
        Object.assign(world.settings, { retryDays, afterRetries })
      },
      answer: (behaviour, times = 1, match = {}) => void behaviours.push({ behaviour, left: times, match }),
      requests: () => [...asked],
      webhooks,
      store,
    },
    async close() {
      clearInterval(ticking)
      await webhooks.close()
      await listening.close()
      store.close()
    },
  }
}

function hosted(api: Api, secretKey: string): Hono<Env> {
  const app = new Hono<Env>()
  for (const path of ['/c/*', '/p/*', '/i/*']) app.use(path, pageHeaders)
  app.route('/', checkoutPages(api)).route('/', portalPages(api)).route('/', invoicePages(api))
  app.get('/pages.css', (c) => c.body(stylesheetBody, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.route('/', stripeApi(api, secretKey))
  return app
}
