export { defineQueue, type Queue, type QueueOptions } from '#server/platform/queues/queue.ts'
export {
  type FeatureJobs,
  type JobHandler,
  type JobQueue,
  type Jobs,
  jobHandler,
  jobsTogether,
  type ObserveJobs,
  openJobQueue,
  openJobs,
} from './jobs.ts'
export { queuesReading } from './readQueues.ts'
