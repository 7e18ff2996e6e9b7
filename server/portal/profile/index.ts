export { customerAccountRoutes } from './routes.ts'
