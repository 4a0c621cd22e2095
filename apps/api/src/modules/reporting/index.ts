export { reportingJobs } from './jobs.ts'
export { eventStatsRoutes, reportingRoutes } from './routes.ts'
