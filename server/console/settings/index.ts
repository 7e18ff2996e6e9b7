export { logoPages } from './logoPages.ts'
export { settingsRoutes } from './routes.ts'
