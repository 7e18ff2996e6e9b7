export { countFound } from './find/findCustomers.ts'
export { findReward } from './find/findReward.ts'
export { readKeptBusiness, readKeptCustomers } from './kept/readKept.ts'
export { casesOf, countCases, forgetCases } from './late/caseQueries.ts'
export { chooseDiscount } from './purchase/discounts.ts'
export { givePurchase } from './purchase/planPurchase.ts'
export { previewPurchase } from './purchase/previewPurchase.ts'
export type {
  AppliedDiscount,
  ProgramEffect,
  Purchase,
  PurchaseEffect,
  PurchaseResult,
} from './purchase/purchase.ts'
export { recordPurchase } from './purchase/recordPurchase.ts'
export { counterRoutes } from './routes.ts'
export type { Undoing } from './undo/loadUndo.ts'
export { UNDO_MINUTES } from './undo/mayUndo.ts'
export { planRefund } from './undo/planRefund.ts'
export { planUndo, undoneOf } from './undo/planUndo.ts'
export { previewRefund, type Refund, refundPurchase } from './undo/refundPurchase.ts'
export { type Undo, undoOperation } from './undo/undoOperation.ts'
export type { LedgerEntry, Operation } from './undo/undoQueries.ts'
export type { UndoResult } from './undo/undoResult.ts'
export { refuseUsedClaim } from './undo/undoRewards.ts'
export { readTillView } from './view/readTillView.ts'
