export { forgetInFiles } from './forgetInFiles.ts'
export { importJobs } from './jobs.ts'
export { importRoutes } from './routes.ts'
export { runImport } from './running/runImport.ts'
