export type { Cause } from './causes.ts'
export { changeSubscription } from './changeSubscription.ts'
export { openBusiness, TRIAL_DAYS } from './openBusiness.ts'
export { findLastChange, hadPlanBefore, hasPaidBefore } from './queries.ts'
