export { enterWork, isSilent, type Presence } from './presence.ts'
export { workersReading } from './readWorkers.ts'
