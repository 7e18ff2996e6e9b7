export { logoPages } from './logoPages.ts'
export { locateLogo } from './queries.ts'
export { settingsRoutes } from './routes.ts'
