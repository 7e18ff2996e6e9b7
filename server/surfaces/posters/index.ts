export { posterRoutes } from './routes.ts'
