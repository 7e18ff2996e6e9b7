export { emailConfigRoutes } from './routes.ts'
