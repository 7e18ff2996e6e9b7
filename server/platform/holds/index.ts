export {
  areHeld,
  findHold,
  findLastRestore,
  type Hold,
  holdMessages,
  mayBeDone,
  type Restore,
  releaseMessages,
} from './holds.ts'
export { holdReading } from './readHold.ts'
