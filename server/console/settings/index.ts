export { changeBrandColor } from './changeBrandColor.ts'
export { logoPages } from './logoPages.ts'
export { settingsRoutes } from './routes.ts'
