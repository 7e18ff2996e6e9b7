export type { NewShop, QueuedJob, TestShop } from './shop.ts'
export { newWorld, type World } from './world.ts'
