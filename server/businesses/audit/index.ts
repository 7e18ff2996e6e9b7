export { changesBetween } from './details.ts'
export { auditJobs } from './jobs.ts'
export { type AuditFilter, readAudit } from './readAudit.ts'
export {
  findAuditedBusiness,
  recordAccountAct,
  recordAccountActAt,
  recordAct,
  recordFailedSignIn,
  recordLook,
  recordMovedPhone,
  recordPlatformAct,
  recordRefusedPassword,
} from './record.ts'
export { auditRoutes } from './routes.ts'
export type { LookedAtScreen } from './screens.ts'
export type { AskedCode, SignInWay } from './ways.ts'
