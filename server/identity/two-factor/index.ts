export { byCommandAlone, removeFactors } from './removeFactor.ts'
export { twoFactorRoutes } from './routes.ts'
export { withCode } from './withCode.ts'
