export { refresh as refreshFigures, reportingJobs } from './jobs.ts'
export { eventStatsRoutes, reportingRoutes, teamFiguresRoutes } from './routes.ts'
