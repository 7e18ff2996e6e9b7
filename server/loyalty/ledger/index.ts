export {
  type Account,
  type AccountProgram,
  type EnrolledProgram,
  enrolledIn,
  type HeldReward,
  isShown,
  type Lot,
  openCard,
  type Standing,
  visitsOn,
} from './account.ts'
export { adjust } from './adjust.ts'
export { type ChangeResult, changeBalance } from './adjustBalances.ts'
export { type Adjustment, findAdjustable } from './adjustment.ts'
export { type Book, type Entry, enter, enterVisits, openBook, record } from './book.ts'
export { countedOn, openCardWith, stampCards, takeStamps } from './cards.ts'
export type { Cause, Money, Undone, Unit } from './causes.ts'
export { type EarnedReward, earnedReward, earnedRewards } from './earnedReward.ts'
export { counted } from './english.ts'
export { enrolInActivePrograms } from './enrolInActivePrograms.ts'
export { enrolInNewPrograms, issueCode } from './enrolment.ts'
export { expireBusiness } from './expireBusiness.ts'
export { expireCard, expireDue, expireReward, fillExpiry, planExpiry } from './expireDue.ts'
export { expireLots } from './expireLots.ts'
export { forgetNotes } from './forgetNotes.ts'
export { findHeldByCode, findHeldById, refuseUnlessUsable } from './heldRewards.ts'
export { type Identity, ownIdentity } from './identity.ts'
export { ledgerJobs } from './jobs.ts'
export type { Bonus, Joinings } from './joinedTwice.ts'
export type { OperationKind, OperationSource, TransactionKind } from './kinds.ts'
export { lineOf } from './lines.ts'
export { loadAccount } from './loadAccount.ts'
export { type Drawn, type Due, type DueReward, loadDraws } from './loadDue.ts'
export { loadLotsToDraw, loadOpenLots } from './loadLots.ts'
export { drawLots, giveBack, grantLot, isPast, knowLot } from './lots.ts'
export { moveEnds } from './moveEnds.ts'
export { type OpeningBalance, openingBalance } from './openingBalance.ts'
export { once } from './operation.ts'
export { requireAdmin, requireStaff, requireStaffOrSelf } from './permission.ts'
export { post } from './post.ts'
export { fillReturn, returnPoints } from './returnPoints.ts'
export {
  changeReward,
  endUnpaid,
  giveUnpaid,
  issueReward,
  newRewardCode,
  useReward,
} from './rewardEntries.ts'
export { isTold, sentenceOf, type ToldEntry, toldColumns, toldEntriesOf } from './sentences.ts'
export {
  fillTransfer,
  planTransfer,
  type Transfer,
  type TransferredProgram,
  transferAccount,
} from './transferAccount.ts'
