export { rollUp, rollUpJobs } from './jobs.ts'
export { repairRollUps } from './repairRollUps.ts'
export {
  type Cover,
  coveredCounts,
  coveredFigures,
  coveredFirstVisits,
  coveredJoined,
  coveredSales,
  coveredStretch,
  coverOf,
  coverSince,
  coverUntil,
  findRolledUp,
  type RolledUp,
  type Stretch,
} from './rolledUp.ts'
export { rollUpSubscriber } from './rollUpSubscriber.ts'
