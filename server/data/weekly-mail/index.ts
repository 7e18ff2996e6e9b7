export { weeklyMailJobs } from './jobs.ts'
export { joinWeeklyMail, whoLeftWeeklyMail } from './leaveWeeklyMail.ts'
export { weeklyMailPages } from './pages.ts'
