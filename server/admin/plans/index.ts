export { platformConfigRoutes } from './routes.ts'
