export { forgetInFiles } from './forgetInFiles.ts'
export { importJobs } from './jobs.ts'
export { importRoutes } from './routes.ts'
export { type ImportJob, runImport } from './running/runImport.ts'
