export { closingJobs, processClosedBusinesses } from './jobs.ts'
export { findAdmins } from './queries.ts'
export { closingRoutes } from './routes.ts'
