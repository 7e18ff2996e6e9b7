export { describeClosing, erasedAfter } from './closing.ts'
export { nameInMessages } from './companyName.ts'
export { logoPath } from './logoPath.ts'
export { type NewBusiness, openBusiness, signUpNetwork, TRIAL_DAYS } from './openBusiness.ts'
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
