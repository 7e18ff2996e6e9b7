export type { Visitors } from './contract.ts'
export {
  type Compared,
  type Group,
  liftOf,
  pooledLift,
} from './lift.ts'
export { DAYS_AFTER, type People, type VisitsAfter, visitsAfter } from './visitsAfter.ts'
