export { findGrant, findGrantsInForce, insertGrant, isGranted, takeBack } from './grants.ts'
export { isYoung } from './isYoung.ts'
export {
  allowed,
  type Limit,
  plansWith,
  refuseBeyondPlan,
  refuseWithoutFeature,
  UNLIMITED,
} from './limits.ts'
export { awaitsPayment, boughtAt, type Grant, holds, type Plan, planAt, priceOf, tierHeld } from './planAt.ts'
export { formatPlanPrice } from './planPrice.ts'
export { findPlan, findTier, findTiers } from './queries.ts'
export type { Tier } from './tables.ts'
