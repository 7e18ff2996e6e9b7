export { logoPath } from './logoPath.ts'
export { type NewShop, openShop } from './openShop.ts'
export {
  type Business,
  findBusiness,
  findMemberships,
  lockBusinessAndTier,
  type Membership,
} from './queries.ts'
