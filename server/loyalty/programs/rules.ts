// The rules of programs without a database, a clock or a request: the browser runs them, too.
export { type OpenCard, type Placement, placeStamps } from './card.ts'
export type {
  DiscountConfig,
  FreeItemConfig,
  PointsConfig,
  RebateCodeConfig,
  StampCardConfig,
} from './config.ts'
export { ladderPercent, percentOf } from './discount.ts'
export { countPurchase } from './freeItem.ts'
export { earnPoints } from './points.ts'
export { rebateOff, rebateTerms } from './rebateCode.ts'
export { cardEnd, stampVisit } from './stampCard.ts'
