import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Pool } from 'undici'
import { openSink, type Sink, WEBHOOK_MS } from '#bench/messages/openSink.ts'
import type { Row } from '#bench/rows.ts'
import { type BenchBusiness, post } from '#bench/world/business.ts'
import { signUp } from '#bench/world/signUp.ts'
import { startServer } from '#tests/engines/server.ts'

const EVENTS = 5000
const PROMISE = 500
/** Calls at once to an endpoint that answers quickly; see server/integrations/webhooks/sending/turns.ts. */
const AT_ONCE = 32

/**
 * Measures how fast events reach one endpoint that takes 20 ms to answer, from the moment at which they are on the seam
 * until the last is taken: through the relay, the outbox, the claims and the records of each answer.
 */
export async function webhookRow({ postgres }: BenchBusiness): Promise<Row> {
  const sink = await openSink()
  const logins = await postgres.newDatabase()
  const server = await startServer({ source: { url: logins.url }, logins }, { WEBHOOK_LOOPBACK: 'on' })
  const http = new Pool(server.url, { connections: 2 })
  const client = new pg.Client({ connectionString: logins.superuserUrl })
  await client.connect()
  try {
    const account = await signUp(server.url, 'webhooks@bench.example')
    await client.query('update "user" set email_verified = true')
    const endpoint = { url: sink.webhookUrl, description: '', types: ['customer.changed'] }
    await post({ http, cookie: account.cookie }, '/app/webhooks', endpoint)
    const before = await bareCallsASecond(sink)
    const ours = await eventsASecond(client, sink, account.businessId)
    const limit = (before + (await bareCallsASecond(sink))) / 2
    return {
      what: `${EVENTS} events to a webhook that answers in ${WEBHOOK_MS} ms`,
      ours: `${ours.toFixed(0)}/s`,
      limit: `${limit.toFixed(0)}/s (undici’s pool of ${AT_ONCE} connections to the same receiver, before and after)`,
      compared: `${(ours / limit).toFixed(2)} of it`,
      promise: `at least ${PROMISE}/s`,
      kept: ours >= PROMISE,
    }
  } finally {
    await client.end()
    await http.close()
    await server.stop()
    await sink.close()
  }
}

/** The customers need not exist: a body names them alone. */
async function eventsASecond(client: pg.Client, sink: Sink, businessId: string): Promise<number> {
  const { webhooks: before } = await sink.taken()
  const started = performance.now()
  await client.query(
    `insert into events (business_id, subject_id, type, ids, actor, created_at, due_at)
     select $1, id, 'customer.changed', jsonb_build_object('customer_id', id), 'system', now(), now()
     from (select gen_random_uuid() as id from generate_series(1, $2)) customers`,
    [businessId, EVENTS],
  )
  while ((await sink.taken()).webhooks - before < EVENTS) await pause(20)
  return (EVENTS * 1000) / (performance.now() - started)
}

async function bareCallsASecond({ webhookUrl }: Sink): Promise<number> {
  const pool = new Pool(webhookUrl, { connections: AT_ONCE })
  const body = JSON.stringify({ type: 'customer.changed', data: { customer_id: crypto.randomUUID() } })
  const started = performance.now()
  await Promise.all(
    Array.from({ length: EVENTS }, async () => {
      const answer = await pool.request({ method: 'POST', path: '/', body })
      await answer.body.dump()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  await pool.close()
  return EVENTS / seconds
}
