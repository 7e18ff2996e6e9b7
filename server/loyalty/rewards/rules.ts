// The plan of a redemption, without a database, a clock or a request: a till without a connection runs it, too.
export { lockOn } from './lock.ts'
export { type Claimable, planClaim, refuseUnclaimable } from './planClaim.ts'
export { type Given, planPaid, planRedemption } from './planRedemption.ts'
