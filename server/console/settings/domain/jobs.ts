import { z } from 'zod'
import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import { type DomainServices, proveDueDomains } from './proveDomain.ts'

export const whiteLabelJobs = (services: DomainServices): FeatureJobs => ({
  handlers: [jobHandler('prove-domains', z.unknown(), () => proveDueDomains(services))],
  schedules: [{ queue: 'prove-domains', cron: '25 * * * *' }],
})
