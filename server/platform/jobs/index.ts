export {
  type FeatureJobs,
  type JobHandler,
  type JobQueue,
  type Jobs,
  jobHandler,
  jobsTogether,
  openJobQueue,
} from './jobs.ts'
