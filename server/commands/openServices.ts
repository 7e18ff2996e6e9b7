import type { AppServices } from '#server/api.ts'
import { createPayments } from '#server/billing/stripe/payments.ts'
import { type Config, canText } from '#server/commands/config.ts'
import { createMailchimpProvider } from '#server/integrations/mailchimp/provider.ts'
import { createWebhookSender } from '#server/integrations/webhooks/sending/sender.ts'
import { askCampaigns } from '#server/messaging/campaigns/index.ts'
import { noteNewestKey, refuseOtherKeys } from '#server/platform/data-keys/index.ts'
import { refuseUnsafeDatabase } from '#server/platform/database/checks/guard.ts'
import { reportConnection } from '#server/platform/database/checks/tls.ts'
import { createFolder } from '#server/platform/database/engines/createFolder.ts'
import { clockGap, type Database, openDatabase } from '#server/platform/database/index.ts'
import { type JobQueue, openJobQueue, openJobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createMetrics, openReadings, watchProcess } from '#server/platform/metrics/index.ts'
import { createDns } from '#server/platform/providers/dns.ts'
import { createEmailProvider } from '#server/platform/providers/email.ts'
import { noSmsProvider } from '#server/platform/providers/noTexts.ts'
import { observeAnswers, observingSends } from '#server/platform/providers/observe.ts'
import { createSendGridProvider } from '#server/platform/providers/sendgrid.ts'
import { createSmsProvider } from '#server/platform/providers/sms.ts'
import { openTurns } from '#server/platform/rate-limits/turns.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { version } from '#server/platform/settings/version.ts'
import { systemClock } from '#server/platform/time/clock.ts'
import { databaseOf } from './databaseOf.ts'
import { readingsOf } from './readings.ts'
import { openStandIns } from './standIns.ts'

export type Opened = {
  services: AppServices
  standIns: Awaited<ReturnType<typeof openStandIns>> | undefined
  /** Measures the answers of a service outside, by its name. */
  observe(provider: string): ReturnType<typeof observeAnswers>
  /** Set if this process works off the jobs, too. */
  queue: JobQueue | undefined
  close(): Promise<void>
}

/**
 * Opens the database, the jobs and the providers; in the demo, the stand-ins that play the providers. `works` is true
 * for a process that works off the jobs.
 */
export async function openServices(config: Config, { works }: { works: boolean }): Promise<Opened> {
  const log = createLog(config.logLevel)
  log.info({ version }, 'Regulars starts')
  const [database, standIns] = await Promise.all([
    openDatabaseOf(config),
    config.mode === 'demo' ? openStandIns(config) : undefined,
  ])
  await refuseUnsafeDatabase(database)
  const keyring = createKeyring(config.encryptionKeys)
  await refuseOtherKeys(database, keyring)
  await noteNewestKey(database, keyring, systemClock.now())
  if (config.mode === 'production') await reportConnection(database, config.databaseUrl, log)
  const gap = await clockGap(database, systemClock)
  if (gap) log.warn(gap)
  const metrics = createMetrics()
  watchProcess(metrics, version, () => database.pools())
  const observe = (provider: string) => observeAnswers(metrics, provider)
  const queue = works
    ? await openJobQueue(database, log, (queue, outcome, seconds) =>
        metrics.jobs.observe({ queue, outcome }, seconds),
      )
    : undefined
  const jobs = queue ?? (await openJobs(database, log))
  const settings = config.mode === 'production' ? config : standIns!.settings
  const sms = settings.sms
    ? observingSends(createSmsProvider(settings.sms), observe('twilio'))
    : noSmsProvider
  const { smtpUrl, from, dkim } = settings.email
  const email = observingSends(
    createEmailProvider({ url: smtpUrl, from: from.address, dkim: dkim ?? null }),
    observe('smtp'),
  )
  const sendgrid = observingSends(
    createSendGridProvider({ baseUrl: settings.sendgridBaseUrl }),
    observe('sendgrid'),
  )
  const mailchimp = createMailchimpProvider({
    baseUrl: settings.mailchimpBaseUrl,
    observe: observe('mailchimp'),
  })
  const webhooks = createWebhookSender({
    // Receivers are on the internet, of which the demo's own names know nothing.
    dns: createDns(),
    // The demo runs on the machine of whoever tries it, with the programs that they try it with.
    loopback: config.mode === 'demo' || config.webhookLoopback,
    observe: observe('webhooks'),
  })
  const journalFolder = config.mode === 'production' ? config.journalFolder : null
  const { textLimits } = config
  const services: AppServices = {
    askCampaigns,
    database,
    turns: openTurns(database.heavyAtOnce),
    jobs,
    log,
    sms,
    email,
    sendgrid,
    mailchimp,
    webhooks,
    dns: standIns ? standIns.dns : createDns(),
    payments: settings.payments && createPayments(settings.payments, observe('stripe')),
    journalFolder,
    clock: systemClock,
    keyring,
    publicUrl: config.publicUrl,
    canText: canText(config),
    textLimits,
    smsSender: settings.sms?.from ?? '',
    twilioAuthToken: settings.sms?.authToken ?? '',
    emailFrom: settings.email.from,
    bounces: settings.email.bounces ?? null,
    metrics,
    readings: openReadings({ database, clock: systemClock, log }, readingsOf({ textLimits, journalFolder })),
  }
  const close = async () => {
    await jobs.close()
    await Promise.all([sms.close(), email.close(), sendgrid.close(), webhooks.close()])
    await standIns?.close()
    await database.close()
  }
  return { services, standIns, observe, queue, close }
}

async function openDatabaseOf(config: Config): Promise<Database> {
  const source = databaseOf(config)
  if ('dataDir' in source) await createFolder(source)
  return openDatabase(source)
}
