export { portalPages } from './pages.ts'
export { portalRoutes } from './routes.ts'
