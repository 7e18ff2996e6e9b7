export { findCreditPacks, PACK_CURRENCY } from './packs.ts'
export { type CreditMovement, recordCredits } from './recordCredits.ts'
export type { CreditPack } from './tables.ts'
