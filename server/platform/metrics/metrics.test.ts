import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { readingsOf } from '#server/commands/readings.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type Listening, listen } from '#server/platform/http/index.ts'
import { listenForMetrics } from '#server/platform/http/serveMetrics.ts'
import { engine, queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { statementsOf } from '#tests/world/statements/statements.ts'
import { usualTextLimits } from '#tests/world/textLimits.ts'
import { openReadings, type Sample } from './index.ts'
import { writeMetrics } from './writeMetrics.ts'

const TOKEN = 'a-token-for-tests-of-at-least-32-characters'

let product: Product
let open: Listening
let url: string
beforeAll(async () => {
  product = await openProduct()
  const app = createApp(product.services, product.auth, { trustedProxies: [], metricsToken: TOKEN })
  open = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${open.port}`
})
afterAll(async () => {
  await open?.close()
  await product?.close()
})

const rows = (text: string, values: unknown[] = []) =>
  queryAsSuperuser(product.database, product.services.database, text, values)
const scrape = async () => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.status).toBe(200)
  return answer.text()
}
/** Reads the database anew, as nobody has asked lately. */
const readings = () =>
  openReadings(
    product.services,
    readingsOf({ textLimits: { ...usualTextLimits, platform: 50 }, journalFolder: '/any/folder' }),
  )
const read = async (): Promise<Sample[]> =>
  (await readings().latest()).flatMap(({ samples }) => samples ?? [])

describe('/metrics', () => {
  it('tells a stranger nothing, with a wrong token or none, and does not exist without the setting', async () => {
    for (const authorization of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${btoa(TOKEN)}`]) {
      const answer = await fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} })
      expect([authorization, answer.status, await answer.text()]).toEqual([authorization, 401, ''])
    }
    const closed = await fetch(`${product.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(closed.status).toBe(404)
    expect(await closed.text()).not.toContain('regulars_')
  })

  it('has one line for all addresses that do not exist, and none with what a caller typed', async () => {
    const before = (await scrape()).split('\n').length
    const typed = Array.from({ length: 60 }, () => newId())
    for (const [n, id] of typed.entries())
      await fetch(
        `${url}/${['', 'api/v1/', 'assets/', 'api/v1/customers/', 'join/', 'webhooks/'][n % 6]}${id}`,
        {
          method: n % 2 ? 'GET' : 'POST',
        },
      )
    await fetch(`${url}/x`, { method: 'PURGE' })
    const text = await scrape()
    expect(typed.filter((id) => text.includes(id))).toEqual([])
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/customers\/:id",status="4xx"\} \d+$/m,
    )
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="other",route="none",status="4xx"\} \d+$/m,
    )
    expect(text.split('\n').length - before).toBeLessThan(120)
  })

  it('counts requests that a limit refuses', async () => {
    const limited = createApp(product.services, product.auth, {
      trustedProxies: [],
      callLimits: { session: 1, business: 1 },
    })
    const server = await listen(limited.fetch, { port: 0, host: '127.0.0.1' })
    const { visitor: owner } = await signUp()
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (let n = 0; n < 3; n += 1)
      await fetch(`http://127.0.0.1:${server.port}/api/v1/customers`, { headers: { cookie } })
    await server.close()
    expect(await scrape()).toMatch(/^regulars_requests_limited_total\{route="\/api\/v1\/customers"\} [1-9]/m)
  })

  it('has a port of its own only while that is free, and says which setting took it', async () => {
    const other = await listen(() => new Response(), { port: 0, host: '127.0.0.1' })
    const taken = { port: other.port, host: '127.0.0.1', token: null }
    await expect(listenForMetrics(product.services, taken)).rejects.toThrow('METRICS_PORT')
    const above = { ...taken, port: other.port - 2 }
    await expect(listenForMetrics(product.services, above, 2)).rejects.toThrow('for the worker')
    const own = await listenForMetrics(product.services, { ...taken, port: 0 })
    const answer = await fetch(`http://127.0.0.1:${own!.port}/metrics`)
    expect([answer.status, (await answer.text()).includes('regulars_outbox_waiting')]).toEqual([200, true])
    await Promise.all([own!.close(), other.close()])
  })
})

describe('the figures of the database', () => {
  it('are read once, however many ask', async () => {
    const shared = readings()
    const many = await statementsOf(() => Promise.all(Array.from({ length: 20 }, () => shared.latest())))
    expect(many.filter((text) => text.startsWith('select'))).toHaveLength(engine === 'postgres' ? 11 : 0)
    expect(await statementsOf(() => shared.latest())).toEqual([])
  })

  it('are those of the rows: what waits, since when, and what is reached', async () => {
    const { visitor, id } = await signUp()
    const { body } = await visitor.post('/api/v1/customers', { first_name: 'Ana' })
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const today = new Date().toISOString().slice(0, 10)
    await rows(
      `insert into events (business_id, subject_id, type, ids, actor, created_at, due_at, failures)
       select $1, $2, 'customer.changed', '{}', 'system', $3, now() + interval '1 day', n from generate_series(0, 1) n`,
      [id, (body as { id: string }).id, ago(10)],
    )
    await rows(
      `insert into communication_logs (business_id, id, type, purpose, dedupe_key, recipient, content, state, due_at, created_at)
       select $1, gen_random_uuid(), 'sms', 'service', 'waits' || n, 'x', 'x', 'queued', $2::timestamptz + n * interval '1 day', now()
       from generate_series(0, 1) n`,
      [id, ago(20)],
    )
    await rows(
      'insert into workers values (gen_random_uuid(), now(), false), (gen_random_uuid(), $1, true)',
      [ago(5)],
    )
    await rows(
      `insert into text_counts (day, scope, subject, sent, reached_at) values ($1, 'platform', '', 50, now())`,
      [today],
    )
    await rows('insert into backups values (gen_random_uuid(), $1, now())', [ago(60)])
    await rows('insert into message_holds (id, held_at) values (gen_random_uuid(), $1)', [ago(30)])
    await rows(
      `insert into account_mails (id, kind, recipient, created_at) values (gen_random_uuid(), 'sign-in-code', 'x', $1)`,
      [ago(7)],
    )
    await rows(`insert into pgboss.job (name, start_after, created_on) values ('send-sms', $1, $1)`, [
      ago(40),
    ])
    const found = await read()
    const of = (metric: string, label?: string) =>
      found.find(
        (one) => one.metric === metric && (!label || Object.values(one.labels ?? {}).includes(label)),
      )?.value
    const minutes = (metric: string, label?: string) => Math.round((of(metric, label) ?? -60) / 60)
    expect(of('regulars_outbox_waiting', 'events')).toBe(2)
    expect(of('regulars_outbox_failing', 'events')).toBe(1)
    expect(minutes('regulars_outbox_oldest_seconds', 'events')).toBe(10)
    // Tomorrow's text does not wait yet.
    expect(of('regulars_outbox_waiting', 'messages')).toBe(1)
    expect(minutes('regulars_outbox_oldest_seconds', 'messages')).toBe(20)
    expect(of('regulars_outbox_waiting', 'account mails')).toBeGreaterThan(0)
    expect(of('regulars_outbox_oldest_seconds', 'mailchimp')).toBe(0)
    expect(of('regulars_workers')).toBe(1)
    // The one whose journal failed has been silent for five minutes.
    expect(of('regulars_journal_failing')).toBe(0)
    expect(of('regulars_sent_today', 'platform')).toBe(50)
    expect(of('regulars_sent_today_limit', 'platform')).toBe(50)
    expect(of('regulars_limits_reached_today', 'platform')).toBe(1)
    expect(minutes('regulars_backup_age_seconds')).toBe(60)
    expect(minutes('regulars_messages_held_seconds')).toBe(30)
    expect(minutes('regulars_queue_oldest_seconds', 'send-sms')).toBe(40)
  })

  it('that cannot be read are told so and never as 0, and the rest goes on', async () => {
    if (engine !== 'postgres') return
    const other = new pg.Client({ connectionString: product.database.logins!.superuserUrl })
    await other.connect()
    await other.query('begin; lock table events in access exclusive mode')
    const { text } = await writeMetrics(product.services.metrics, readings())
    await other.end()
    expect(text).toContain('regulars_reading_failed{reading="events"} 1')
    expect(text).not.toContain('outbox="events"')
    expect(text).toContain('regulars_reading_failed{reading="workers"} 0')
    expect(text).toMatch(/^regulars_workers \d/m)
    expect(text).toContain('http_request_duration_seconds_bucket')
  })

  it('of a database that does not answer keep nobody waiting who asks for the rest', async () => {
    const silent = { ...product.services.database, transaction: () => new Promise<never>(() => {}) }
    const waiting = openReadings({ ...product.services, database: silent }, readingsOf(product.services), 20)
    const began = performance.now()
    const { text } = await writeMetrics(product.services.metrics, waiting)
    // Prometheus gives up after ten seconds.
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(text.match(/^regulars_reading_failed\{.*\} 1$/gm)).toHaveLength(11)
    expect(text).not.toMatch(/^regulars_(workers|backup|outbox|queue)/m)
    expect(text).toContain('http_request_duration_seconds_bucket')
  })
})

async function signUp() {
  const visitor = product.visitor()
  const { body } = await visitor.post('/api/auth/sign-up', {
    ...{ company_name: 'Corner Flowers', email: `${newId()}@shop.example`, password: 'a fine password' },
    tier_id: '01939c00-0000-7000-8000-000000000002',
  })
  return { visitor, id: (body as { business_id: string }).business_id }
}
