export { namesOfWaiting } from './namesOfWaiting.ts'
export { campaignRoutes } from './routes.ts'
