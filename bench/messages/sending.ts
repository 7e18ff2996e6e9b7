import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { ANSWER_MS, openSink, type Sink } from '#bench/messages/openSink.ts'
import { MESSAGES, openSender, type Sender } from '#bench/messages/sender.ts'
import type { Row } from '#bench/rows.ts'
import { ADDRESS, type BenchBusiness, post } from '#bench/world/business.ts'
import { CAMPAIGN_CONNECTIONS } from '#server/messaging/messages/jobs.ts'
import { agreed } from '#tests/world/agreed.ts'

const PROMISE = { mail: 0.8, textsASecond: 500, welcomeMs: 2000 }
/** Customers who join while a campaign goes out, and the pause between two of them. */
const JOINING = { customers: 8, everyMs: 500 }

/**
 * Measures how fast a campaign goes out, from its start until the last message is taken, with providers that take
 * 50 ms to answer.
 */
export async function sendingRows({ postgres }: BenchBusiness): Promise<Row[]> {
  const sink = await openSink()
  const business = await openSender(postgres, sink)
  try {
    const bare = [await bareMailsASecond(sink)]
    const mails = await sendAll(business, sink, 'email')
    bare.push(await bareMailsASecond(sink))
    const texts = await sendAll(business, sink, 'sms')
    const limit = (bare[0]! + bare[1]!) / 2
    return [mailsRow(mails, limit), textsRow(texts), await welcomeRow(business, sink)]
  } finally {
    await business.http.close()
    await business.server.stop()
    await sink.close()
  }
}

const rate = (n: number) => `${n.toFixed(0)}/s`

const mailsRow = (mails: number, limit: number): Row => ({
  what: `a campaign of ${MESSAGES} mails`,
  ours: rate(mails),
  limit: `${rate(limit)} (nodemailer's pool of ${CAMPAIGN_CONNECTIONS.email} connections to the same server, before and after)`,
  compared: `${(mails / limit).toFixed(2)} of it`,
  promise: `at least ${PROMISE.mail}`,
  kept: mails / limit >= PROMISE.mail,
})

const textsRow = (texts: number): Row => ({
  what: `a campaign of ${MESSAGES} texts`,
  ours: rate(texts),
  limit: `${rate((CAMPAIGN_CONNECTIONS.sms * 1000) / ANSWER_MS)} (${CAMPAIGN_CONNECTIONS.sms} connections, an answer after ${ANSWER_MS} ms)`,
  compared: '',
  promise: `at least ${PROMISE.textsASecond}/s`,
  kept: texts >= PROMISE.textsASecond,
})

/** Measures how long new customers wait for their welcome while a campaign goes out, and while none does. */
async function welcomeRow(business: Sender, sink: Sink): Promise<Row> {
  const alone = await slowestWelcome(business, sink)
  const sent = sendAll(business, sink, 'email')
  const beside = await slowestWelcome(business, sink)
  await sent
  return {
    what: `a welcome while a campaign of ${MESSAGES} mails goes out, slowest of ${JOINING.customers}`,
    ours: `${beside.toFixed(0)} ms`,
    limit: `${alone.toFixed(0)} ms (the same without a campaign)`,
    compared: `${(beside - alone).toFixed(0)} ms more`,
    promise: `at most ${PROMISE.welcomeMs} ms more`,
    kept: beside - alone <= PROMISE.welcomeMs,
  }
}

let joined = 0

async function slowestWelcome(business: Sender, sink: Sink): Promise<number> {
  let slowest = 0
  for (let n = 0; n < JOINING.customers; n += 1) {
    await pause(JOINING.everyMs)
    joined += 1
    const email = `welcome${joined}@example.com`
    const arrived = sink.nextTo(email)
    const asked = performance.now()
    await post(business, '/v1/customers', { first_name: 'Ana', email, ...agreed })
    await arrived
    slowest = Math.max(slowest, performance.now() - asked)
  }
  return slowest
}

type Made = { id: string; version: number }

async function sendAll(business: Sender, sink: Sink, type: 'email' | 'sms'): Promise<number> {
  const texts = [{ subject: 'News', body: 'Hi {firstName}, there is a new cake.' }]
  const settings = { name: 'News', type, texts, holdout_percent: 0 }
  const { id, version } = await post<Made>(business, '/v1/campaigns', settings)
  const count = async () => (await sink.taken())[type === 'sms' ? 'texts' : 'mails']
  const before = await count()
  const started = performance.now()
  await post(business, `/v1/campaigns/${id}/start`, { version, address: ADDRESS })
  while ((await count()) - before < MESSAGES) await pause(20)
  return (MESSAGES * 1000) / (performance.now() - started)
}

/** As large as our mails. */
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
