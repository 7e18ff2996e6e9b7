export { describeClosing, erasedAfter } from './closing.ts'
export { nameInMessages } from './companyName.ts'
export { insertBusiness, type NewBusiness, signUpNetwork } from './insertBusiness.ts'
export { logoPath } from './logoPath.ts'
export {
  type Business,
  findBusiness,
  findBusinessAndTier,
  findMemberships,
  hasBeenMember,
  isOwnerProven,
  isWorkspace,
  knowsTimeZone,
  lockBusinessAndTier,
  type Membership,
} from './queries.ts'
export { recordCompanyName } from './recordCompanyName.ts'
