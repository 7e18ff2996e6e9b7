export { importJobs } from './jobs.ts'
export { forgetFailures } from './queries.ts'
export { importRoutes } from './routes.ts'
export { type ImportJob, runImport } from './runImport.ts'
