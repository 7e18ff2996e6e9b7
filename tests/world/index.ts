export type { NewBusiness, QueuedJob, TestBusiness } from './business.ts'
export { newWorld, type World } from './world.ts'
