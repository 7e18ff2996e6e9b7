export { triggerJobs } from './jobs.ts'
export { purchaseSubscriber } from './purchases.ts'
export { triggerRoutes } from './routes.ts'
export { messageSubscriber } from './subscriber.ts'
