export {
  type Account,
  type AccountProgram,
  type EnrolledProgram,
  enrolledIn,
  type HeldReward,
  type Lot,
  openCard,
  type Standing,
} from './account.ts'
export { type Book, type Entry, enter, openBook, ownIdentity, record } from './book.ts'
export { stampCards } from './cards.ts'
export { type EarnedReward, earnedReward, earnedRewards } from './earnedReward.ts'
export { enrolInActivePrograms } from './enrolInActivePrograms.ts'
export { enrolInNewPrograms, issueCode } from './enrolment.ts'
export { fillExpiry } from './expireDue.ts'
export { findHeldByCode, findHeldById, refuseUnlessUsable } from './heldRewards.ts'
export { loadAccount } from './loadAccount.ts'
export { drawLots, giveBack, grantLot, isPast } from './lots.ts'
export { type Identity, once } from './operation.ts'
export { requireStaff, requireStaffOrSelf } from './permission.ts'
export { post } from './post.ts'
export { changeReward, changeStock, issueReward, useReward } from './rewardEntries.ts'
export { capital, change, counted, money, purchaseOf } from './sentences.ts'
export type { OperationKind, OperationSource, TransactionKind } from './tables.ts'
