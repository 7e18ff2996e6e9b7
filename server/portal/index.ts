export { createIdentifyGuest } from './identifyGuest.ts'
export { issueCardLink } from './issueCardLink.ts'
export { portalPages } from './pages.ts'
export { portalRoutes } from './routes.ts'
