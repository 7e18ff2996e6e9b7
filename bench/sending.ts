import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { Pool } from 'undici'
import { type BenchBusiness, post } from '#bench/business.ts'
import { fillCustomers } from '#bench/fillBusiness.ts'
import type { Row } from '#bench/rows.ts'
import { signUp } from '#bench/signUp.ts'
import { MANY_TEXTS } from '#bench/world.ts'
import { CAMPAIGN_CONNECTIONS } from '#server/messaging/messages/jobs.ts'
import type { PostgresServer } from '#tests/engines/postgres.ts'
import { startServer } from '#tests/engines/server.ts'

/** How long a provider takes to answer: a fast one, over the internet. */
const ANSWER_MS = 50
const MESSAGES = 5000
const MONTHS_BEFORE = 6
const PROMISE = { mail: 0.8, textsASecond: 500 }

/** How fast a campaign goes out, from its start until the last was taken, beside providers that take 50 ms to answer. */
export async function sendingRows({ postgres }: BenchBusiness): Promise<Row[]> {
  const sink = await openSink()
  const business = await openSender(postgres, {
    ...MANY_TEXTS,
    SMTP_URL: sink.smtpUrl,
    TWILIO_BASE_URL: sink.twilioUrl,
  })
  try {
    await openToAll(business)
    const bare = [await bareMailsASecond(sink)]
    const mails = await sendAll(business, sink, 'email')
    bare.push(await bareMailsASecond(sink))
    const limit = (bare[0]! + bare[1]!) / 2
    const texts = await sendAll(business, sink, 'sms')
    const rate = (n: number) => `${n.toFixed(0)}/s`
    return [
      {
        what: `a campaign of ${MESSAGES} mails`,
        ours: rate(mails),
        limit: `${rate(limit)} (nodemailer's pool of ${CAMPAIGN_CONNECTIONS.email} connections to the same server, before and after)`,
        compared: `${(mails / limit).toFixed(2)} of it`,
        promise: `at least ${PROMISE.mail}`,
        kept: mails / limit >= PROMISE.mail,
      },
      {
        what: `a campaign of ${MESSAGES} texts`,
        ours: rate(texts),
        limit: `${((CAMPAIGN_CONNECTIONS.sms * 1000) / ANSWER_MS).toFixed(0)}/s (${CAMPAIGN_CONNECTIONS.sms} connections, an answer after ${ANSWER_MS} ms)`,
        compared: '',
        promise: `at least ${PROMISE.textsASecond}/s`,
        kept: texts >= PROMISE.textsASecond,
      },
    ]
  } finally {
    await business.http.close()
    await business.server.stop()
    await sink.close()
  }
}

/** A business with a database and a server of its own, whose providers are these. */
async function openSender(postgres: PostgresServer, settings: Record<string, string>) {
  const logins = await postgres.newDatabase()
  const server = await startServer({ source: { url: logins.url }, logins }, settings)
  const http = new Pool(server.url, { connections: 8, pipelining: 1 })
  return { ...(await signUp(server.url, 'sender@bench.example')), logins, server, http }
}

type Sender = Awaited<ReturnType<typeof openSender>>

type Taken = { mails: number; texts: number }
type Sink = { smtpUrl: string; twilioUrl: string; taken(): Promise<Taken>; close(): Promise<unknown> }

async function openSink(): Promise<Sink> {
  const worker = new Worker(new URL('./sink.ts', import.meta.url), {
    workerData: { answerAfterMs: ANSWER_MS },
  })
  const [addresses] = await once(worker, 'message')
  return {
    ...addresses,
    async taken() {
      worker.postMessage('how many?')
      return (await once(worker, 'message'))[0]
    },
    close: () => worker.terminate(),
  }
}

async function openToAll({ logins, businessId }: Sender): Promise<void> {
  const client = new pg.Client({ connectionString: logins.superuserUrl })
  await client.connect()
  await fillCustomers(client, businessId, MESSAGES)
  await client.query(`update "user" set email_verified = true`)
  await client.query(
    `update businesses set plan_texts_since = now(), credits_remaining = 999999, email_tracking_enabled = true,
       time_zone = $2 where id = $1`,
    [businessId, zoneAtNoon()],
  )
  await client.query(
    `update customers set email = 'bench' || id || '@example.com', opted_in_email = true, opted_in_sms = true where business_id = $1`,
    [businessId],
  )
  await fillHistory(client, businessId)
  await client.query('vacuum analyze')
  await client.end()
}

/** What the business wrote in the months before, so that the engine knows the table as that of a shop at work. */
async function fillHistory(client: pg.Client, businessId: string): Promise<void> {
  await client.query(
    `insert into communication_logs (business_id, id, customer_id, type, purpose, occurrence, recipient, content, status,
       state, due_at, sent_at, created_at)
     select business_id, gen_random_uuid(), id, 'email', 'marketing', 'before:' || month || id, email, 'Hello', 'sent',
       'accepted', at, at, at
     from customers, generate_series(1, $2) month, lateral (select now() - month * interval '30 days' as at) a
     where business_id = $1`,
    [businessId, MONTHS_BEFORE],
  )
}

/** Texts wait for no morning there. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

type Made = { id: string; version: number }

async function sendAll(business: Sender, sink: Sink, type: 'email' | 'sms'): Promise<number> {
  const texts = [{ subject: 'News', body: 'Hi {firstName}, there is a new cake.' }]
  const settings = { name: 'News', type, texts, holdout_percent: 0 }
  const { id, version } = await post<Made>(business, '/app/campaigns', settings)
  const of = (taken: Taken) => (type === 'sms' ? taken.texts : taken.mails)
  const before = of(await sink.taken())
  const started = performance.now()
  await post(business, `/app/campaigns/${id}/start`, { version })
  while (of(await sink.taken()) - before < MESSAGES) await pause(20)
  return (MESSAGES * 1000) / (performance.now() - started)
}

/** As large as ours. */
const body = 'Hi Ana, there is a new cake.\n'.repeat(100)

async function bareMailsASecond({ smtpUrl }: Sink): Promise<number> {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CAMPAIGN_CONNECTIONS.email,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'News', text: body, html: body }
  const started = performance.now()
  await Promise.all(Array.from({ length: MESSAGES / 5 }, () => transport.sendMail(mail)))
  transport.close()
  return (MESSAGES * 200) / (performance.now() - started)
}
