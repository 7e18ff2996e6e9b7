export { findImpersonation, type Impersonation, startImpersonation } from './impersonations.ts'
export { readOnly } from './readOnly.ts'
export { impersonationRoutes } from './routes.ts'
