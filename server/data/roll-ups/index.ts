export { rollUp, rollUpJobs } from './jobs.ts'
export { wholeDay } from './pieces.ts'
export {
  type Cover,
  coveredFigures,
  coveredFirstVisits,
  coveredReturns,
  coveredSales,
  coverOf,
  findRolledUp,
  type RolledUp,
  type Stretch,
} from './rolledUp.ts'
export { rollUpSubscriber } from './rollUpSubscriber.ts'
