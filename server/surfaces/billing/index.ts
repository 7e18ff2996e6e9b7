export { endTrials } from './endTrials.ts'
export { billingJobs } from './jobs.ts'
export { billingRoutes } from './routes.ts'
