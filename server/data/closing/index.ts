export { closingJobs, processClosedBusinesses } from './jobs.ts'
export { closingRoutes } from './routes.ts'
