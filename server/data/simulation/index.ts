export { readHistory } from './readHistory.ts'
export { replay } from './replay.ts'
export { simulationRoutes } from './routes.ts'
export { sameRules } from './rules.ts'
