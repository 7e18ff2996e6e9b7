import { asc } from 'drizzle-orm'
import type { SubscriptionView } from '#server/billing/contract.ts'
import { endTrials, followStripe } from '#server/billing/index.ts'
import { findStripeCustomer } from '#server/billing/queries.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { creditTransactions } from '#server/businesses/credits/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { inBusiness } from '#server/services.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { openProduct, type Product, type ProductOptions } from '#tests/world/product.ts'

export const FREE = '01939c00-0000-7000-8000-000000000001'
export const PRO = '01939c00-0000-7000-8000-000000000002'
export const AGENCY = '01939c00-0000-7000-8000-000000000003'
export const prices = { pro: 'price_regulars_pro', agency: 'price_regulars_agency' }
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksWho: '4000002500003155',
  failsLater: '4000000000000341',
}

const site = 'http://localhost:3000'
export const back = {
  successUrl: `${site}/dashboard?payment=success`,
  cancelUrl: `${site}/dashboard?payment=cancelled`,
}
const worker = { kind: 'system', name: 'test' } as const

export type Till = Awaited<ReturnType<typeof openTill>>
export type Payer = Awaited<ReturnType<Till['newPayer']>>

/** The product beside the local Stripe, both on one clock. Its plans can be bought. */
export async function openTill(start = new Date('2026-03-02T10:00:00Z'), options: ProductOptions = {}) {
  const clock = travellingClock(start)
  const product: Product = await openProduct(clock, options)
  const { control } = product.standIns.stripe
  const rows = <Row>(text: string, values: unknown[] = []) =>
    queryAsSuperuser<Row>(product.database, product.services.database, text, values)
  for (const [name, price] of [
    ['Pro', prices.pro],
    ['Agency', prices.agency],
  ])
    await rows('update subscription_tiers set stripe_price_id = $1 where name = $2', [price, name])

  /** Syncs with Stripe once for each job that the received events have queued. Returns the number of jobs. */
  const follow = async () => {
    await control.webhooks.settled()
    const jobs = await rows<{ business: string }>(
      `delete from pgboss.job where name = 'follow-stripe' returning data->>'businessId' as business`,
    )
    for (const { business } of jobs) await followStripe(product.services, business)
    return jobs.length
  }
  const travel = async (days: number) => {
    clock.advance(days * 86_400_000)
    control.run()
    await follow()
  }

  let payers = 0
  const newPayer = async (tier_id = PRO) => {
    const owner = product.visitor()
    payers += 1
    const email = `payer${payers}@shops.example`
    const { body } = await owner.post('/api/auth/sign-up', {
      ...{ company_name: 'Blue Door Café', email, password: 'a fine password', tier_id },
      time_zone: 'Europe/London',
    })
    const { business_id: businessId } = body as { business_id: string }
    await proveAddress(product.services.database.plain, businessId)
    const run = <T>(work: (ctx: BusinessContext) => Promise<T>) =>
      inBusiness(product.services, businessId, worker, work)
    const checkout = (priceId = prices.pro, key: string = crypto.randomUUID()) =>
      owner.post('/api/v1/create-checkout-session', { priceId, ...back }, { 'idempotency-key': key })
    /** Pays on Stripe's page with this card. */
    const pay = async (url: string, card = cards.good) => {
      const form = { card_number: card, card_expiry: '12 / 34', card_cvc: '123', card_name: 'Ana Silva' }
      const body = new URLSearchParams({ ...form, email })
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      return { status: answer.status, to: answer.headers.get('location') }
    }
    const subscribe = async (priceId = prices.pro, card = cards.good) => {
      const opened = await checkout(priceId)
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
      await pay((opened.body as { url: string }).url, card)
      await follow()
    }
    return {
      owner,
      email,
      businessId,
      run,
      checkout,
      pay,
      subscribe,
      view: async () => (await owner.get('/api/app/subscription')).body as SubscriptionView,
      business: () => run(({ tx }) => findBusiness(tx, businessId)),
      known: () => run(findStripeCustomer),
      credits: () =>
        run(({ tx }) =>
          tx
            .select({ kind: creditTransactions.kind, credits: creditTransactions.credits })
            .from(creditTransactions)
            .orderBy(asc(creditTransactions.created_at), asc(creditTransactions.id)),
        ),
      mails: () =>
        rows<{ kind: string }>('select kind from account_mails where business_id = $1 order by id', [
          businessId,
        ]),
    }
  }
  /** A payer on the Free plan after an unpaid trial: the next plan that they buy is charged at once. */
  const newTried = async () => {
    const payer = await newPayer()
    await rows('update businesses set trial_ends_at = created_at where id = $1', [payer.businessId])
    await endTrials(product.services)
    return payer
  }
  return { product, clock, control, rows, follow, travel, newPayer, newTried, close: () => product.close() }
}
