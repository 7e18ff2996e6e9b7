export {
  type FeatureJobs,
  type JobHandler,
  type JobQueue,
  type Jobs,
  jobHandler,
  openJobQueue,
} from './jobs.ts'
