import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppServices } from '#server/api.ts'
import { mailchimpWebhooks } from '#server/integrations/mailchimp/index.ts'
import { createMailchimpProvider } from '#server/integrations/mailchimp/provider.ts'
import { createWebhookSender } from '#server/integrations/webhooks/sending/sender.ts'
import { askCampaigns } from '#server/messaging/campaigns/index.ts'
import { confirmationPages } from '#server/messaging/confirmations/index.ts'
import { followReply, type Replied } from '#server/messaging/messages/inbound/followReply.ts'
import {
  type MessageServices,
  messageJobs,
  messageWebhooks,
  sendMessage,
} from '#server/messaging/messages/index.ts'
import type { TextLimits } from '#server/messaging/messages/limits/textLimits.ts'
import { openDatabase, queryRows } from '#server/platform/database/index.ts'
import { type AppEnv, answerError } from '#server/platform/http/index.ts'
import { type JobQueue, openJobQueue, openJobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createMetrics, openReadings } from '#server/platform/metrics/index.ts'
import { enterWork, type Presence } from '#server/platform/presence/index.ts'
import { createEmailProvider } from '#server/platform/providers/email.ts'
import { createSendGridProvider } from '#server/platform/providers/sendgrid.ts'
import { createSmsProvider } from '#server/platform/providers/sms.ts'
import { openTurns } from '#server/platform/rate-limits/turns.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { preferencesPages } from '#server/portal/preferences/index.ts'
import { startStandIns } from '#stand-ins/index.ts'
import { dropDatabase, newDatabase, queryAsSuperuser } from '#tests/engines/index.ts'
import { usualTextLimits } from '#tests/world/textLimits.ts'
import { openMessageBusiness } from './business.ts'
import { openHttpLine, openMailLine } from './unsteadyLine.ts'

export const sender = '+15550006789'
export const testKey = 'a key for tests, at least 32 characters'
export const bounceSecret = 'a secret of bounces for tests, 32 characters'
export const account = { accountSid: `AC${'2'.repeat(32)}`, authToken: 'the auth token of the message desk' }
const emailFrom = { name: '', address: 'hello@regulars.example' }

export type Desk = Awaited<ReturnType<typeof openDesk>>
export type JobPayload = { businessId: string; messageId: string }

/**
 * The message pipeline on a fresh database, with local providers that can reach its webhooks. `timeoutMs` is the
 * providers' time limit. A short one serves tests of missing answers, but on a busy machine other answers would miss it
 * too.
 */
export async function openDesk({
  timeoutMs = 30_000,
  textLimits = {},
  unsteady = false,
}: {
  timeoutMs?: number
  textLimits?: Partial<TextLimits>
  unsteady?: boolean
} = {}) {
  const given = await newDatabase()
  const database = await openDatabase(given.source)
  const log = createLog('silent')
  const jobs = await openJobs(database, log)
  let queue: JobQueue | undefined
  let presence: Presence | undefined
  const web = new Hono<AppEnv>()
  web.onError(answerError)
  const server = serve({ fetch: web.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const clock = travellingClock(new Date('2026-03-02T15:00:00Z'))
  const standIns = await startStandIns({
    twilio: { ...account, paceMs: 10 },
    sendgrid: { paceMs: 10 },
    mailchimp: { now: () => clock.now() },
    publicUrl,
  })
  const lines = unsteady
    ? { sms: await openHttpLine(standIns.twilioBaseUrl), email: await openMailLine(standIns.smtpUrl) }
    : null
  const sms = createSmsProvider({
    ...account,
    baseUrl: lines?.sms.url ?? standIns.twilioBaseUrl,
    from: sender,
    timeoutMs,
  })
  const email = createEmailProvider({
    url: lines?.email.url ?? standIns.smtpUrl,
    from: emailFrom.address,
    timeoutMs,
  })
  const sendgrid = createSendGridProvider({ baseUrl: standIns.sendgrid.baseUrl, timeoutMs })
  const services: AppServices = {
    askCampaigns,
    database,
    turns: openTurns(database.heavyAtOnce),
    jobs,
    log,
    clock,
    sms,
    email,
    sendgrid,
    mailchimp: createMailchimpProvider({ baseUrl: standIns.mailchimp.baseUrl }),
    webhooks: createWebhookSender({ dns: standIns.dns, loopback: true, timeoutMs }),
    dns: standIns.dns,
    payments: null,
    publicUrl,
    canText: true,
    textLimits: { ...usualTextLimits, ...textLimits },
    emailFrom,
    journalFolder: null,
    bounces: { domain: 'bounces.regulars.example', secret: bounceSecret },
    smsSender: sender,
    twilioAuthToken: account.authToken,
    keyring: createKeyring([testKey]),
    metrics: createMetrics(),
    readings: openReadings({ database, clock, log }, []),
  }
  const door = { isShut: false }
  // Calls made in-process have no socket.
  const isFromOutside = (env: unknown) => typeof env === 'object' && env !== null && 'incoming' in env
  web.use((c, next) => (door.isShut && isFromOutside(c.env) ? Promise.resolve(c.text('shut', 503)) : next()))
  web.route('/', messageWebhooks(services))
  web.route('/', preferencesPages(services))
  web.route('/', confirmationPages(services))
  web.route('/', mailchimpWebhooks(services))
  return {
    services,
    clock,
    /** While shut, the providers' reports do not reach us. `request` still does. */
    door,
    /** Calls the webhooks in-process. */
    request: (path: string, init?: RequestInit) => web.request(`${publicUrl}${path}`, init),
    standIns,
    /** The lines to the providers on an unsteady desk. They can be cut, and answer with faults. */
    lines,
    mailbox: standIns.mailbox,
    rows: <Row>(text: string, values: unknown[] = []) => queryAsSuperuser<Row>(given, database, text, values),
    newBusiness: (wanted: Parameters<typeof openMessageBusiness>[1] = {}) =>
      openMessageBusiness(services, wanted),
    /** Starts the workers of the real queue, until the desk closes. */
    async startJobs() {
      presence = await enterWork(database)
      const { handlers, schedules } = messageJobs(services, presence.id)
      queue = await openJobQueue(database, log)
      await queue.work(handlers, schedules)
    },
    takeJobs: (which?: 'due' | 'all') => takeJobs(services, which),
    takeReplies: () => takeReplies(services),
    workOff: (which?: 'due' | 'all') => workOff(services, which),
    async close() {
      // As in the server, messages in progress are completed first.
      presence?.leave()
      await queue?.close()
      await jobs.close()
      await Promise.all([lines?.sms.close(), lines?.email.close()])
      await standIns.close()
      server.close()
      server.closeAllConnections()
      await Promise.all([sms.close(), email.close(), sendgrid.close(), services.webhooks.close()])
      await database.close()
      await dropDatabase(given)
    },
  }
}

/** Takes the due jobs out of the real queue; 'all' includes the deferred ones. */
async function takeJobs(services: MessageServices, which: 'due' | 'all' = 'due'): Promise<JobPayload[]> {
  const rows = await queryRows<{ data: JobPayload | { businessId: string; messageIds: string[] } }>(
    services.database.plain,
    sql`delete from pgboss.job where name ~ '^send-(campaign-)?(sms|email)$' and state = 'created'
      and (start_after <= now() or ${which} = 'all') returning data`,
  )
  return rows.flatMap(({ data: { businessId, ...of } }) =>
    ('messageIds' in of ? of.messageIds : [of.messageId]).map((messageId) => ({ businessId, messageId })),
  )
}

async function workOff(services: MessageServices, which?: 'due' | 'all'): Promise<void> {
  for (const job of await takeJobs(services, which)) await sendMessage(services, job)
  await followReplies(services)
}

/** Lets each business carry out the effects of a STOP or START. */
export async function followReplies(services: MessageServices): Promise<void> {
  for (const reply of await takeReplies(services)) await followReply(services, reply)
}

/** Effects of a STOP or START that businesses have not carried out yet. */
async function takeReplies(services: MessageServices): Promise<Replied[]> {
  const rows = await queryRows<{ data: Replied }>(
    services.database.plain,
    sql`delete from pgboss.job where name = 'follow-reply' and state = 'created' returning data`,
  )
  return rows.map(({ data }) => data)
}
