export { weeklyMailJobs } from './jobs.ts'
export { weeklyMailPages } from './pages.ts'
