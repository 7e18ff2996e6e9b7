export { emailConfigJobs } from './jobs.ts'
export { emailConfigRoutes } from './routes.ts'
