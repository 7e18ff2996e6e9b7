export { settleFirstCredits, takeFirstCredits } from './firstCredits.ts'
export {
  findBalanceAfter,
  findMovementByKey,
  findMovements,
  hasUsedUp,
} from './movements.ts'
export { findCreditPacks, PACK_CURRENCY } from './packs.ts'
export { type CreditMovement, recordCredits } from './recordCredits.ts'
export type { CreditPack } from './tables.ts'
