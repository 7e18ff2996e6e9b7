export {
  type FeatureJobs,
  type JobHandler,
  type JobQueue,
  type Jobs,
  jobHandler,
  jobsTogether,
  openJobQueue,
  openJobs,
} from './jobs.ts'
export { defineQueue, type Queue, type QueueOptions } from './queue.ts'
