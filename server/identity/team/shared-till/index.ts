export { sharedTillJobs } from './jobs.ts'
export { findPinHolders, takePinAway } from './pins.ts'
export { sharedTillRoutes } from './routes.ts'
