export type { RewardType } from '#server/loyalty/rewards/tables.ts'
export { activateProgram } from './activateProgram.ts'
export { archiveProgram } from './archiveProgram.ts'
export { type OpenCard, type Placement, placeStamps } from './card.ts'
export {
  type DiscountConfig,
  type FreeItemConfig,
  type PointsConfig,
  type ProgramConfig,
  type ProgramTerms,
  type ProgramType,
  programTerms,
  programTypes,
  type RebateCodeConfig,
  type RebateTerms,
  type StampCardConfig,
} from './config.ts'
export { createProgram, type NewProgram } from './createProgram.ts'
export { ladderPercent, percentOf } from './discount.ts'
export { editProgram, type ProgramEdit } from './editProgram.ts'
export { countPurchase } from './freeItem.ts'
export { type HandedOut, handedOut } from './handedOut.ts'
export { type ListedProgram, listPrograms } from './listPrograms.ts'
export { pauseProgram } from './pauseProgram.ts'
export { earnPoints } from './points.ts'
export {
  countPrograms,
  findCheapestRewards,
  findProgram,
  findPrograms,
  holdProgram,
  type Program,
  type ProgramNumbers,
} from './queries.ts'
export { rebateName, rebateOff, rebateTerms } from './rebateCode.ts'
export { restoreProgram } from './restoreProgram.ts'
export { cardEnd, stampVisit } from './stampCard.ts'
export { readTerms } from './terms.ts'
