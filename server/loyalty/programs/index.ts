export { archiveProgram } from './archiveProgram.ts'
export { type OpenCard, type Placement, placeStamps } from './card.ts'
export { activateProgram, pauseProgram } from './changeStatus.ts'
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
export { editProgram } from './editProgram.ts'
export { countPurchase } from './freeItem.ts'
export { type HandedOut, handedOut } from './handed/handedOut.ts'
export { type ListedProgram, listPrograms } from './listPrograms.ts'
export { earnPoints } from './points.ts'
export {
  countAllPrograms,
  countPrograms,
  findProgram,
  findProgramByKey,
  findPrograms,
  holdProgram,
  type Program,
  type ProgramNumbers,
} from './queries.ts'
export { rebateOff, rebateTerms } from './rebateCode.ts'
export { restoreProgram } from './restoreProgram.ts'
export {
  changeCost,
  changeRewardRow,
  countCatalogue,
  findCatalogue,
  findCheapestRewards,
  findReward,
  findRewardByKey,
  findRewards,
  insertReward,
  moveStock,
  type Reward,
  takeFromStock,
} from './rewardQueries.ts'
export { cardEnd, stampVisit } from './stampCard.ts'
export type { RewardType } from './tables.ts'
export { findTermsAt } from './terms/changeTerms.ts'
export { readTerms } from './terms/terms.ts'
