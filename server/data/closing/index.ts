export { attendClosedBusinesses, closingJobs } from './jobs.ts'
export { findAdmins } from './queries.ts'
export { closingRoutes } from './routes.ts'
