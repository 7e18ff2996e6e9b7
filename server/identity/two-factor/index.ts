export { removeFactors } from './removeFactor.ts'
export { twoFactorRoutes } from './routes.ts'
