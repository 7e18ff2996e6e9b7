export { changesBetween } from './details.ts'
export { auditJobs } from './jobs.ts'
export { type AuditFilter, readAudit } from './readAudit.ts'
export {
  recordAccountAct,
  recordAct,
  recordFailedSignIn,
  recordLook,
  recordPlatformAct,
} from './record.ts'
export { auditRoutes } from './routes.ts'
