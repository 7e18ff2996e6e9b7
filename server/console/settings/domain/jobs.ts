import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import { proveDomainsQueue } from '../queues.ts'
import { type DomainServices, proveDueDomains } from './proveDomain.ts'

export const whiteLabelJobs = (services: DomainServices): FeatureJobs => ({
  handlers: [jobHandler(proveDomainsQueue, () => proveDueDomains(services))],
  schedules: [{ queue: proveDomainsQueue.name, cron: '25 * * * *' }],
})
