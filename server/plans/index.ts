export { allowed, type Limit, refuseBeyondPlan, UNLIMITED } from './limits.ts'
export { findTier, findTiers, type Tier } from './queries.ts'
export type { TierFeatures } from './tables.ts'
