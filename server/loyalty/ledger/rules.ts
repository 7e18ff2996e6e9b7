// The rules of the ledger, which fill a book without a database, a clock or a request: the browser runs them, too.
export {
  type Account,
  type AccountProgram,
  type EnrolledProgram,
  enrolledIn,
  type HeldReward,
  type Lot,
  openCard,
  type Standing,
  visitsOn,
} from './account/account.ts'
export { drawLots, grantLot } from './account/lots.ts'
export { type Book, enter, openBook, record } from './book.ts'
export { stampCards } from './cards.ts'
export { planExpiry } from './expiry/planExpiry.ts'
export { enrolInNewPrograms } from './joining/enrolment.ts'
export type { OperationSource } from './kinds.ts'
export { type Identity, ownIdentity } from './ownIdentity.ts'
export { earnedRewards } from './rewards/earnedReward.ts'
export { issueReward, useReward } from './rewards/rewardEntries.ts'
export { refuseUnlessUsable } from './rewards/usable.ts'
export { counted } from './sentences/texts.ts'
