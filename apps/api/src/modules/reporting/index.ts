export { reportingJobs } from './jobs.ts'
export { reportingRoutes } from './routes.ts'
