export { readAnalytics } from './readAnalytics.ts'
export { analyticsRoutes } from './routes.ts'
