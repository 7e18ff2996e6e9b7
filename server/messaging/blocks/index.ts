export { keptBody } from './keptBody.ts'
export { showsPicture } from './showsPicture.ts'
export { showsReward } from './showsReward.ts'
export { starters } from './starters.ts'
