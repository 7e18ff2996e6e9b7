import pg from 'pg'
import { Pool } from 'undici'
import type { Sink } from '#bench/messages/openSink.ts'
import { fillCustomers } from '#bench/world/fillBusiness.ts'
import { signUp } from '#bench/world/signUp.ts'
import { MANY_TEXTS } from '#bench/world/world.ts'
import type { PostgresDatabase, PostgresServer } from '#tests/engines/postgres.ts'
import { startServer } from '#tests/engines/server.ts'

/** Messages of each campaign: one for each customer. */
export const MESSAGES = 5000
const MONTHS_BEFORE = 6

/**
 * A business with a database and a server of its own, whose providers are the sink and whose customers all
 * agreed.
 */
export async function openSender(postgres: PostgresServer, sink: Sink) {
  const logins = await postgres.newDatabase()
  const settings = { ...MANY_TEXTS, SMTP_URL: sink.smtpUrl, TWILIO_BASE_URL: sink.twilioUrl }
  const server = await startServer({ source: { url: logins.url }, logins }, settings)
  const http = new Pool(server.url, { connections: 8, pipelining: 1 })
  const account = await signUp(server.url, 'sender@bench.example')
  await openToAll(logins, account.businessId)
  return { ...account, server, http }
}

export type Sender = Awaited<ReturnType<typeof openSender>>

async function openToAll(logins: PostgresDatabase, businessId: string): Promise<void> {
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

/** Adds the messages of earlier months, so that the engine knows the table as that of a business in use. */
async function fillHistory(client: pg.Client, businessId: string): Promise<void> {
  await client.query(
    `insert into communication_logs (business_id, id, customer_id, type, purpose, dedupe_key, recipient, content,
       state, due_at, sent_at, created_at)
     select business_id, gen_random_uuid(), id, 'email', 'marketing', 'before:' || month || id, email, 'Hello',
       'accepted', at, at, at
     from customers, generate_series(1, $2) month, lateral (select now() - month * interval '30 days' as at) a
     where business_id = $1`,
    [businessId, MONTHS_BEFORE],
  )
}

/** A time zone in which it is noon, so that no text waits for the morning. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
