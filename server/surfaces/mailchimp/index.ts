export { mailchimpJobs } from './jobs.ts'
export { mailchimpSubscriber } from './markDue.ts'
export { mailchimpRoutes } from './routes.ts'
export { mailchimpWebhooks } from './webhooks.ts'
