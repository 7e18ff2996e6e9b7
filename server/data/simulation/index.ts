export { readHistory } from './readHistory.ts'
export { replay } from './replay.ts'
export { rehearsalRoutes } from './routes.ts'
export { sameRules } from './rules.ts'
