export { creditLogRoutes } from './routes.ts'
