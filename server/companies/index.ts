export { describeClosing, erasedAfter } from './closing.ts'
export { logoPath } from './logoPath.ts'
export { type NewShop, openShop } from './openShop.ts'
export {
  type Business,
  findBusiness,
  findMemberships,
  hasBeenMember,
  isOwnerProven,
  isWorkspace,
  lockBusinessAndTier,
  type Membership,
} from './queries.ts'
