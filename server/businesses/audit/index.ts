export {
  type ActionWords,
  type AuditSentences,
  type AuditTranslation,
  type AuditWords,
  declareActions,
  type Entry,
} from './actions.ts'
export { auditPages } from './auditPages.ts'
export { auditHeader } from './columns.ts'
export { changesBetween, type Details } from './details.ts'
export { auditJobs } from './jobs.ts'
export { auditActions } from './ownActions.ts'
export { type AuditFilter, readAudit } from './readAudit.ts'
export {
  byCommand,
  findAuditedBusiness,
  operator,
  recordAccountAct,
  recordAccountActAt,
  recordAct,
  recordFailedSignIn,
  recordMovedPhone,
  recordPlatformAct,
  recordRefusedPassword,
  recordViewing,
} from './record.ts'
export { auditRoutes } from './routes.ts'
export type { ViewedScreen } from './screens.ts'
export type { AskedCode, SignInWay } from './ways.ts'
export { wordsInGerman } from './words/de.ts'
export { wordsInSpanish } from './words/es.ts'
export { about, capital, credits, customer, money, named, possessive } from './words.ts'
