import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import type { Row } from '#bench/rows.ts'
import { ADDRESS, type BenchBusiness, benchId, CUSTOMERS, kinds, post } from '#bench/world/business.ts'
import { newId } from '#server/platform/context/ids.ts'

const PROMISE = 0.5
const FEW = 1000
const MOST_MORE_MEGABYTES = 150

/**
 * Measures the choice of recipients of a campaign to everybody, over HTTP, beside one INSERT ... SELECT of the
 * same customers into the same table with its indexes. Ours also does what that leaves out: consent, exclusions
 * and the holdout.
 */
export async function campaignRows(business: BenchBusiness): Promise<Row[]> {
  const client = new pg.Client({ connectionString: business.database.logins.superuserUrl })
  await client.connect()
  await client.query(`update "user" set email_verified = true`)
  const agree = `update customers set email = 'bench' || id || '@example.com', opted_in_email = true,
      opted_in_sms = true where business_id = $1`
  await client.query(agree, [business.businessId])
  await client.query('vacuum analyze customers')
  const copied = await copySeconds(client, business.businessId)
  const ours = await startSeconds(business)
  const again = await copySeconds(client, business.businessId)
  await client.end()
  const limit = (copied + again) / 2
  const chosen = {
    what: `choosing ${CUSTOMERS.toLocaleString('en-US')} recipients of a campaign`,
    ours: `${ours.toFixed(2)} s`,
    limit: `${limit.toFixed(2)} s (INSERT ... SELECT, before and after)`,
    compared: `${(limit / ours).toFixed(2)} of it`,
    promise: `at least ${PROMISE}`,
    kept: limit / ours >= PROMISE,
  }
  return [chosen, await memoryRow(business)]
}

/**
 * Measures a campaign of texts, because their receivers' phones are checked one by one: the country, and whether
 * they replied STOP.
 */
async function memoryRow(business: BenchBusiness): Promise<Row> {
  const few = Array.from({ length: FEW }, (_, n) => benchId(kinds.customer, n + 1))
  const small = await peakMegabytes(business, { kind: 'picked', customer_ids: few })
  const large = await peakMegabytes(business, { kind: 'all' })
  return {
    what: `memory of the server at a campaign of ${CUSTOMERS.toLocaleString('en-US')} texts`,
    ours: `${large.toFixed(0)} MB`,
    limit: `${small.toFixed(0)} MB at ${FEW.toLocaleString('en-US')}`,
    compared: `${(large - small).toFixed(0)} MB more`,
    promise: `at most ${MOST_MORE_MEGABYTES} MB more`,
    kept: large - small <= MOST_MORE_MEGABYTES,
  }
}

/** Peak memory of the server while a campaign begins, as Linux counts it (proc(5), VmHWM). */
async function peakMegabytes(business: BenchBusiness, audience: object): Promise<number> {
  const process = `/proc/${business.server.processId()}`
  writeFileSync(`${process}/clear_refs`, '5')
  await startSeconds(business, { type: 'sms', audience })
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`${process}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

type Made = { id: string; version: number }

async function startSeconds(business: BenchBusiness, settings: object = { type: 'email' }): Promise<number> {
  const texts = [{ subject: 'News', body: 'Hi {firstName}' }]
  const { id, version } = await post<Made>(business, '/v1/campaigns', { name: 'News', texts, ...settings })
  const started = performance.now()
  await post(business, `/v1/campaigns/${id}/start`, { version, address: ADDRESS })
  const seconds = (performance.now() - started) / 1000
  await post(business, `/v1/campaigns/${id}/cancel`, {})
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
