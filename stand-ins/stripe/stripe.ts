import { Hono } from 'hono'
import { type Listening, listen } from '#stand-ins/listen.ts'
import type { Api, Env } from './answer.ts'
import { stripeApi } from './api.ts'
import { stockBusiness } from './catalog.ts'
import { checkoutPages } from './checkout/checkoutPages.ts'
import { openDesk, openTime, type StripeControl } from './control.ts'
import { newEvent, type StripeEvent } from './events.ts'
import { invoicePages } from './invoices/invoicePages.ts'
import { pageHeaders, stylesheetBody } from './pageLayout.ts'
import { portalPages } from './portal/portalPages.ts'
import { type Kept, openStore, type Store } from './store.ts'
import { openWebhooks } from './webhooks.ts'
import type { World } from './world.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** The address for events, asked for at each event. */
  webhookUrl: () => string
  port?: number
  /** Folder that keeps everything across restarts, including the port. Without it, data last as long as the process. */
  dataDir?: string
  /**
   * The time for everything but customers with a test clock. By default it is the computer's time, and everything that
   * comes due happens by itself.
   */
  clock?: () => Date
  /** Pauses between attempts to deliver an event, in milliseconds; default 1 s, 5 s, 30 s, 2 min, 10 min. */
  webhookWaitsMs?: number[]
}

export type StripeStandIn = {
  /** http://127.0.0.1:{port} */
  baseUrl: string
  /** The connection settings for the SDK: `new Stripe(key, connection)`. */
  connection: { host: string; port: number; protocol: 'http' }
  secretKey: string
  webhookSecret: string
  control: StripeControl
  close(): Promise<void>
}

/**
 * A local Stripe on a loopback port, in the shapes of the version in events.ts. The SDK runs unchanged against it: `new
 * Stripe(secretKey, standIn.connection)`. `price_regulars_pro` ($29 a month) and `price_regulars_agency` ($99 a month)
 * exist from the start.
 *
 * Pages, all with plain forms:
 * - Checkout `/c/pay/{session}`: `card_number`, `card_expiry` ('12 / 34'), `card_cvc`, `card_name`, and `email` where
 *   the session has none. A refused card shows the form again with status 402 and role=alert. A card that needs
 *   authentication leads to `/c/pay/{session}/authenticate` with the buttons 'Complete authentication' and 'Fail
 *   authentication' (`outcome` is complete or fail). Success leads to success_url with 303. The link 'Back' leads to
 *   cancel_url. Buttons: 'Subscribe', 'Start trial', or 'Pay $5.00'.
 * - Portal `/p/session/{id}`: 'Update plan' (radio `price`, 'Continue', 'Confirm'), 'Cancel plan', 'Don’t cancel plan',
 *   'Change card' (the card's fields, 'Save card'), invoices, 'Return to Regulars'.
 * - Invoice `/i/{invoice}`, with 'Pay with the card ending in …' while it is open.
 *
 * As at Stripe: the invoice of a renewal or of a trial's end is a draft for one hour, and is charged then. New
 * subscriptions have flexible billing: the portal cancels by `cancel_at` with `cancel_at_period_end` false. A
 * subscription that is charged at once is created 'incomplete' and updated to 'active'. An invoice's own period is the
 * one before; its lines name the period that is paid for.
 *
 * Features of Stripe that are missing here, such as coupons, `pending_if_incomplete` and the mode 'setup', are refused
 * like an unknown parameter or value. `automatic_tax` and `allow_promotion_codes` are accepted and change nothing.
 * Signatures carry the computer's time, whatever the clock says: the SDK compares with that.
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
  const time = openTime(store, options.clock ?? (() => new Date()))
  const nobody = { id: null, idempotency_key: null }
  let request: Parameters<Api['inRequest']>[0] = nobody
  let baseUrl = ''
  const world: World = {
    store,
    now: time.now,
    emit(type, object, before) {
      webhooks.send(store.save(newEvent(world, { type, object, ...(before && { before }) }, request)))
    },
    baseUrl: () => baseUrl,
    settings: { retryDays: [3, 5, 7], afterRetries: 'canceled' },
  }
  const desk = openDesk()
  const api: Api = {
    world,
    inRequest(named, act) {
      request = named
      try {
        return act()
      } finally {
        request = nobody
      }
    },
    asked: desk.asked,
    nextBehaviour: desk.nextBehaviour,
  }
  const listening = await listenAgain(hosted(api, options.secretKey), store, options.port)
  baseUrl = listening.url
  stockBusiness(world)
  for (const event of store.all<StripeEvent>('event').reverse()) if (event._.isPending) webhooks.send(event)
  const run = () => time.run(world)
  const ticking = options.clock ? undefined : setInterval(run, 10_000).unref()
  if (ticking) run()
  return {
    baseUrl,
    connection: { host: '127.0.0.1', port: Number(new URL(baseUrl).port), protocol: 'http' },
    secretKey: options.secretKey,
    webhookSecret: options.webhookSecret,
    control: {
      setNow: time.setNow,
      run,
      retries(retryDays, afterRetries = 'canceled') {
        Object.assign(world.settings, { retryDays, afterRetries })
      },
      answer: desk.answer,
      requests: desk.requests,
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

type Address = Kept<{ id: 'address'; object: 'address'; port: number }>

/** Listens on the port of the last run if it is free, because the addresses of invoices and checkouts contain it. */
async function listenAgain(app: Hono<Env>, store: Store, port?: number): Promise<Listening> {
  const known = store.find<Address>('address', 'address')?.port
  const listening = await listen(app, port ?? known).catch((error) => {
    if (port !== undefined || known === undefined) throw error
    return listen(app)
  })
  const taken = Number(new URL(listening.url).port)
  store.save<Address>({ id: 'address', object: 'address', port: taken, _: {} })
  return listening
}

function hosted(api: Api, secretKey: string): Hono<Env> {
  const app = new Hono<Env>()
  for (const path of ['/c/*', '/p/*', '/i/*']) app.use(path, pageHeaders)
  app.route('/', checkoutPages(api)).route('/', portalPages(api)).route('/', invoicePages(api))
  app.get('/pages.css', (c) => c.body(stylesheetBody, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.route('/', stripeApi(api, secretKey))
  return app
}
