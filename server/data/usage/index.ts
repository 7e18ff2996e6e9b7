export { type Repaired, repairCounters } from './repairCounters.ts'
