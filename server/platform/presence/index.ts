export { enterWork, isSilent, type Presence } from './presence.ts'
