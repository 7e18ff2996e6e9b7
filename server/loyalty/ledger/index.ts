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
} from './account/account.ts'
export { hasAmounts } from './account/hasAmounts.ts'
export { loadAccount } from './account/loadAccount.ts'
export { type Drawn, type Due, type DueReward, loadDraws } from './account/loadDue.ts'
export { loadLotsToDraw, loadOpenLots } from './account/loadLots.ts'
export { drawLots, giveBack, grantLot, isPast, knowLot } from './account/lots.ts'
export { recallAccount } from './account/recallAccount.ts'
export { adjust } from './adjusting/adjust.ts'
export { type ChangeResult, changeBalance } from './adjusting/adjustBalances.ts'
export { type Adjustment, findAdjustable } from './adjusting/adjustment.ts'
export { type OpeningBalance, openingBalance } from './adjusting/openingBalance.ts'
export { requireAdmin, requireStaff, requireStaffOrSelf } from './adjusting/permission.ts'
export { type Book, type Entry, enter, enterVisits, openBook, record } from './book.ts'
export { countedOn, openCardWith, stampCards, takeStamps } from './cards.ts'
export type { Cause, Money, Undone, Unit } from './causes.ts'
export { expireBusiness } from './expiry/expireBusiness.ts'
export { expireDue, fillExpiry } from './expiry/expireDue.ts'
export { expireLots } from './expiry/expireLots.ts'
export { moveEnds } from './expiry/moveEnds.ts'
export { expireCard, expireReward, planExpiry } from './expiry/planExpiry.ts'
export { fillReturn, returnPoints } from './expiry/returnPoints.ts'
export { findKinds } from './findKinds.ts'
export { forgetNotes } from './forgetNotes.ts'
export { identify, type Request } from './identity.ts'
export { ledgerJobs, sweepBusiness } from './jobs.ts'
export { enrolInActivePrograms } from './joining/enrolInActivePrograms.ts'
export { enrolInNewPrograms, issueCode } from './joining/enrolment.ts'
export type { OperationKind, OperationSource, TransactionKind } from './kinds.ts'
export type { Bonus, Joinings } from './merging/joinedTwice.ts'
export {
  fillTransfer,
  planTransfer,
  type Transfer,
  transferAccount,
} from './merging/transferAccount.ts'
export { findRecorded, once } from './operation.ts'
export { type Identity, ownIdentity } from './ownIdentity.ts'
export { post } from './post.ts'
export { findPurchases, findStep, type Purchase, type Step, visitsAfter } from './purchases.ts'
export { type EarnedReward, earnedReward, earnedRewards } from './rewards/earnedReward.ts'
export {
  countByReward,
  findHeldByCode,
  findHeldById,
  findWaiting,
  type RewardNumbers,
} from './rewards/heldRewards.ts'
export {
  changeReward,
  endUnpaid,
  giveUnpaid,
  issueReward,
  newRewardCode,
  useReward,
} from './rewards/rewardEntries.ts'
export { refuseUnlessUsable } from './rewards/usable.ts'
export type { DescribedOperation } from './sentences/englishLines.ts'
export { lineOf } from './sentences/lines.ts'
export {
  type DescribedEntry,
  describedColumns,
  describedEntriesOf,
  isDescribed,
  sentenceOf,
} from './sentences/sentences.ts'
export { counted } from './sentences/texts.ts'
