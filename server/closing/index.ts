export { attendClosedShops, closingJobs } from './jobs.ts'
export { closingRoutes } from './routes.ts'
