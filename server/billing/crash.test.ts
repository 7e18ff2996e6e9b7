import fc from 'fast-check'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayments } from '#server/billing/stripe/payments.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import {
  dropDatabase,
  engine,
  newDatabase,
  queryAsSuperuser,
  type TestDatabase,
} from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'
const KILLS = inProof(50, 3)
const OWNERS = inProof(40, 6)
/** Time from the first payment of a round until the server is killed, in milliseconds. */
const moments = fc.sample(fc.integer({ min: 0, max: 400 }), { seed, numRuns: KILLS })

let database: TestDatabase
let opened: Database
let server: ServerUnderTest
const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(database, opened, text, values)

type Answer = { status: number; body: unknown; cookies: string[] }

type Caller = { cookie?: string; address: string }

/** Sends a request again, under the same idempotency key, until a server answers. */
async function post(path: string, body: object, { cookie = '', address }: Caller): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    'x-forwarded-for': address,
    origin: server.url,
    cookie,
  }
  for (;;) {
    try {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      if (answer.status < 500)
        return {
          status: answer.status,
          body: JSON.parse(text || 'null'),
          cookies: answer.headers.getSetCookie(),
        }
    } catch {
      // The server was killed: the next one answers.
    }
    await new Promise((again) => setTimeout(again, 20))
  }
}

async function newOwner(index: number) {
  const email = `owner${index}@crash.example`
  const account = { company_name: 'Blue Door', email, password: 'a fine password', tier_id: PRO }
  const address = `198.51.100.${index}`
  const { cookies } = await post('/api/auth/sign-up', account, { address })
  // The account exists even if the answer was lost.
  const signedIn =
    cookies.length > 0 ? cookies : (await post('/api/auth/sign-in', account, { address })).cookies
  const cookie = signedIn.map((one) => one.split(';')[0]).join('; ')
  return { email, cookie, address }
}

const pages = (ours: string) => ({
  success: `${ours}/dashboard?payment=success`,
  cancel: `${ours}/dashboard`,
})

async function pay({ status: opened, body: page }: Answer, email: string) {
  if (opened !== 200) throw new Error(JSON.stringify(page))
  const { url } = page as { url: string }
  const card = { card_number: '4242424242424242', card_expiry: '12 / 34', card_cvc: '123', card_name: 'Ana' }
  const body = new URLSearchParams({ ...card, email })
  const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  expect(status).toBe(303)
}

/** Subscribes and buys a pack, whatever happens to the server meanwhile. */
async function buy({ email, ...caller }: Awaited<ReturnType<typeof newOwner>>) {
  const { success, cancel } = pages(server.url)
  const plan = await post(
    '/api/v1/create-checkout-session',
    { priceId: 'price_regulars_pro', successUrl: success, cancelUrl: cancel },
    caller,
  )
  await pay(plan, email)
  const pack = { pack: 'small', credits: 100, amount: 500, success_url: success, cancel_url: cancel }
  const credits = await post('/api/app/credits/checkout', pack, caller)
  await pay(credits, email)
}

/** Reads the subscriptions that run at Stripe and the packs that were paid there, by business. */
async function whatStripeHas() {
  const { stripe } = createPayments({
    secretKey: server.environment.STRIPE_SECRET_KEY!,
    webhookSecrets: [server.environment.STRIPE_WEBHOOK_SECRET!],
    baseUrl: server.environment.STRIPE_BASE_URL!,
    calculatesTax: false,
  })
  const found: { plans: number; packs: number }[] = []
  const known = await rows<{ customer: string }>(
    'select stripe_customer_id as customer from stripe_customers',
  )
  for (const { customer } of known) {
    const subscriptions = await stripe.subscriptions.list({ customer, limit: 100 })
    const payments = await stripe.paymentIntents.list({ customer, limit: 100 })
    found.push({
      plans: subscriptions.data.length,
      packs: payments.data.filter(({ status, metadata }) => status === 'succeeded' && metadata.credits)
        .length,
    })
  }
  return found
}

// The embedded engine belongs to one process, so the stand-in for Stripe would die with the server.
describe.runIf(engine === 'postgres')('a server killed while shops pay', () => {
  beforeAll(async () => {
    database = await newDatabase()
    opened = await openDatabase(database.source)
    // Sign-ups are limited by network: each owner comes from an address of their own.
    server = await startServer(database, { TRUST_PROXY: '127.0.0.1' })
    await rows(`update subscription_tiers set stripe_price_id = 'price_regulars_pro' where name = 'Pro'`)
  }, 120_000)
  afterAll(async () => {
    await server?.stop()
    await opened?.close()
    if (database) await dropDatabase(database)
  })

  it(
    'has for each exactly what Stripe has: one plan, one pack',
    async () => {
      const owners = await Promise.all(Array.from({ length: OWNERS }, (_, index) => newOwner(index)))
      // A few at a time, so that every kill interrupts some.
      const few = pLimit(2)
      const paying = Promise.all(owners.map((owner) => few(() => buy(owner))))
      for (const moment of moments) {
        await new Promise((wait) => setTimeout(wait, moment))
        await server.kill()
        await server.start()
      }
      await paying
      await server.stripe!.control.webhooks.settled(120_000)
      const found = () =>
        rows<{ plan: string; credits: string; balance: string; bought: string }>(
          `select b.stripe_price_id as plan, b.credits_remaining as balance,
           (select sum(credits) from credit_transactions t where t.business_id = b.id) as credits,
           (select count(*) from credit_purchases p where p.business_id = b.id) as bought
         from businesses b where b.email like '%@crash.example'`,
        )
      await expect
        .poll(async () => (await found()).filter(({ plan, bought }) => plan && Number(bought) > 0).length, {
          // Another worker takes over a killed job after two minutes.
          timeout: 240_000,
        })
        .toBe(OWNERS)
      const done = (await found()).map(({ plan, credits, balance, bought }) => [
        plan,
        Number(credits),
        Number(balance),
        Number(bought),
      ])
      expect(done).toEqual(Array.from({ length: OWNERS }, () => ['price_regulars_pro', 200, 200, 1]))
      expect(await whatStripeHas()).toEqual(Array.from({ length: OWNERS }, () => ({ plans: 1, packs: 1 })))
    },
    inProof(900_000, 300_000),
  )
})
