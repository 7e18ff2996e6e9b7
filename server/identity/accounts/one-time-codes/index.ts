export { takePhone } from './accountPhone.ts'
export { oneTimeCodeJobs } from './jobs.ts'
export { oneTimeCodeRoutes } from './routes.ts'
export { signInByProof } from './signInByProof.ts'
