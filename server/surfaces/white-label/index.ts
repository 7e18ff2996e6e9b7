export { whiteLabelJobs } from './jobs.ts'
export { type DomainServices, proveDueDomains } from './proveDomain.ts'
export { whiteLabelRoutes } from './routes.ts'
