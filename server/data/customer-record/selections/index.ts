export { selectionRoutes } from './routes.ts'
