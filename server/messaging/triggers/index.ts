export { triggerJobs } from './jobs.ts'
export { milestoneSubscriber } from './milestones.ts'
