import { accessTokenJobs } from '#server/access-tokens/index.ts'
import { auditJobs } from '#server/audit/index.ts'
import { billingJobs } from '#server/billing/index.ts'
import { closingJobs } from '#server/closing/index.ts'
import { startRelay } from '#server/events/index.ts'
import { importJobs } from '#server/imports/index.ts'
import { ledgerJobs } from '#server/ledger/index.ts'
import { messageJobs } from '#server/messages/index.ts'
import { oneTimeCodeJobs } from '#server/one-time-codes/index.ts'
import { askAgain } from '#server/platform/database/index.ts'
import type { FeatureJobs, JobQueue } from '#server/platform/jobs/index.ts'
import { portalJobs } from '#server/portal/index.ts'
import { sharedTillJobs } from '#server/shared-till/index.ts'
import { signInJobs } from '#server/sign-in/index.ts'
import { subscribers } from '#server/subscribers.ts'
import type { Opened } from './openServices.ts'

/** Pages are served by now, so that a database which is away for a moment stops no start. */
const WAIT_FOR_DATABASE_MS = 60_000

/** Starts the relay of events and the workers of every queue in this process; gives what stops the relay. */
export async function startJobs({ services }: Opened): Promise<() => Promise<void>> {
  const features: FeatureJobs[] = [
    messageJobs(services),
    ledgerJobs(services),
    importJobs(services),
    closingJobs(services),
    billingJobs(services),
    signInJobs(services),
    oneTimeCodeJobs(services),
    auditJobs(services),
    accessTokenJobs(services),
    portalJobs(services),
    sharedTillJobs(services),
  ]
  const handlers = features.flatMap((feature) => feature.handlers)
  const schedules = features.flatMap((feature) => feature.schedules)
  for (const { atStart } of features) if (atStart) await askAgain(WAIT_FOR_DATABASE_MS, atStart)
  await (services.jobs as JobQueue).work(handlers, schedules)
  return startRelay(services, subscribers).close
}
