import type { AppServices } from '#server/api.ts'
import { billingJobs } from '#server/billing/index.ts'
import { auditJobs } from '#server/businesses/audit/index.ts'
import { whiteLabelJobs } from '#server/console/settings/domain/index.ts'
import { emailConfigJobs } from '#server/console/settings/sender/index.ts'
import { closingJobs } from '#server/data/closing/index.ts'
import { importJobs } from '#server/data/imports/index.ts'
import { rollUpJobs } from '#server/data/roll-ups/index.ts'
import { weeklyMailJobs } from '#server/data/weekly-mail/index.ts'
import { oneTimeCodeJobs } from '#server/identity/accounts/one-time-codes/index.ts'
import { accessTokenJobs } from '#server/identity/auth/access-tokens/index.ts'
import { customerAccessJobs, issueCardLink } from '#server/identity/customer-access/index.ts'
import { signInJobs } from '#server/identity/sign-in/index.ts'
import { sharedTillJobs } from '#server/identity/team/shared-till/index.ts'
import { mailchimpJobs } from '#server/integrations/mailchimp/index.ts'
import { startSending, webhookJobs } from '#server/integrations/webhooks/index.ts'
import { customerJobs } from '#server/loyalty/customers/index.ts'
import { startRelay } from '#server/loyalty/events/index.ts'
import { ledgerJobs } from '#server/loyalty/ledger/index.ts'
import { campaignJobs } from '#server/messaging/campaigns/index.ts'
import { messageJobs } from '#server/messaging/messages/index.ts'
import { segmentJobs } from '#server/messaging/segments/index.ts'
import { triggerJobs } from '#server/messaging/triggers/index.ts'
import { askAgain, isDatabaseAway } from '#server/platform/database/index.ts'
import type { FeatureJobs, JobQueue } from '#server/platform/jobs/index.ts'
import { startJournal } from '#server/platform/journal/index.ts'
import { enterWork } from '#server/platform/presence/index.ts'
import { subscribers } from '#server/subscribers.ts'

/** Pages are served by now, so a database that is away for a moment does not stop the start. */
const WAIT_FOR_DATABASE_MS = 60_000

/**
 * Starts the relay of events, the sending of webhooks, the journal and the workers of every queue in this process.
 * Returns the function that stops all but the workers.
 */
export async function startJobs(services: AppServices, queue: JobQueue): Promise<() => Promise<void>> {
  const presence = await enterWork(services.database)
  const features = jobsOf(services, presence.id)
  const handlers = features.flatMap((feature) => feature.handlers)
  const schedules = features.flatMap((feature) => feature.schedules)
  for (const { atStart } of features) if (atStart) await doAtStart(services, atStart)
  await queue.work(handlers, schedules)
  const relay = startRelay(services, subscribers)
  const webhooks = startSending(services)
  const journal = startJournal(services, services.journalFolder, presence)
  return async () => {
    presence.leave()
    await relay.close()
    await webhooks.close()
    await journal.close()
  }
}

/**
 * Runs work of the start. A failure because of one business's rows keeps no process from starting: the next round tries
 * again.
 */
async function doAtStart({ log }: AppServices, work: () => Promise<void>): Promise<void> {
  await askAgain(WAIT_FOR_DATABASE_MS, work).catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error
    log.error({ err: error }, 'work at the start is left to its round')
  })
}

/** The jobs of every feature, in the features' order. `presenceId` names this process. */
export function jobsOf(services: AppServices, presenceId: string): FeatureJobs[] {
  return [
    messageJobs(services, presenceId),
    triggerJobs(services, issueCardLink),
    campaignJobs(services),
    segmentJobs(services),
    ledgerJobs(services),
    importJobs(services),
    closingJobs(services),
    rollUpJobs(services),
    billingJobs(services),
    emailConfigJobs(services),
    whiteLabelJobs(services),
    mailchimpJobs(services),
    webhookJobs(services),
    signInJobs(services),
    oneTimeCodeJobs(services),
    auditJobs(services),
    accessTokenJobs(services),
    customerJobs(services),
    customerAccessJobs(services),
    weeklyMailJobs(services),
    sharedTillJobs(services),
  ]
}
