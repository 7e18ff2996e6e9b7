export type { Cause } from './causes.ts'
export { changeSubscription, type Subscription } from './changeSubscription.ts'
export { findLastChange, hasPaidBefore } from './queries.ts'
