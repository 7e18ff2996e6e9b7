export type { Visitors } from './contract.ts'
export {
  type Compared,
  FEWEST_HELD_OUT,
  FEWEST_WHO_CAME,
  type Group,
  type Lift,
  liftOf,
  pooledLift,
} from './lift.ts'
export { DAYS_AFTER, type People, type VisitsAfter, visitsAfter } from './visitsAfter.ts'
