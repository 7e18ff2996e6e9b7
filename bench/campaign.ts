import pg from 'pg'
import { type BenchBusiness, CUSTOMERS, post } from '#bench/business.ts'
import type { Row } from '#bench/rows.ts'
import { newId } from '#server/platform/ids.ts'

const PROMISE = 0.5

/**
 * Choosing the recipients of a campaign that goes to everybody, over HTTP, beside one INSERT ... SELECT of the same
 * customers into the same table with its indexes. What that is spared is in ours: consent, exclusions and the holdout.
 */
export async function campaignRow(business: BenchBusiness): Promise<Row> {
  const client = new pg.Client({ connectionString: business.database.logins.superuserUrl })
  await client.connect()
  const agree = `update customers set email = 'bench' || id || '@example.com', opted_in_email = true where business_id = $1`
  await client.query(agree, [business.businessId])
  await client.query('vacuum analyze customers')
  const copied = await copySeconds(client, business.businessId)
  const ours = await startSeconds(business)
  const again = await copySeconds(client, business.businessId)
  await client.end()
  const limit = (copied + again) / 2
  return {
    what: `choosing ${CUSTOMERS.toLocaleString('en-US')} recipients of a campaign`,
    ours: `${ours.toFixed(2)} s`,
    limit: `${limit.toFixed(2)} s (INSERT ... SELECT, before and after)`,
    compared: `${(limit / ours).toFixed(2)} of it`,
    promise: `at least ${PROMISE}`,
    kept: limit / ours >= PROMISE,
  }
}

type Made = { id: string; version: number }

async function startSeconds(business: BenchBusiness): Promise<number> {
  const texts = [{ subject: 'News', body: 'Hi {firstName}' }]
  const { id, version } = await post<Made>(business, '/app/campaigns', { name: 'News', type: 'email', texts })
  const started = performance.now()
  await post(business, `/app/campaigns/${id}/start`, { version })
  const seconds = (performance.now() - started) / 1000
  await post(business, `/app/campaigns/${id}/cancel`, {})
  return seconds
}

async function copySeconds(client: pg.Client, businessId: string): Promise<number> {
  const id = newId()
  await client.query(
    `insert into campaigns (business_id, id, name, type, texts, created_at) values ($1, $2, 'Plain', 'email', '[]', now())`,
    [businessId, id],
  )
  const started = performance.now()
  await client.query(
    `insert into campaign_recipients (business_id, campaign_id, customer_id)
     select business_id, $2, id from customers where business_id = $1`,
    [businessId, id],
  )
  return (performance.now() - started) / 1000
}
