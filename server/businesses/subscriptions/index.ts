export type { Cause } from './causes.ts'
export { changeSubscription, type Subscription } from './changeSubscription.ts'
export { settleFirstCredits } from './firstCredits.ts'
export { findLastChange, hadPlanBefore, hasPaidBefore } from './queries.ts'
