export { transactionalRoutes } from './routes.ts'
