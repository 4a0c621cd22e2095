export { reportingRoutes } from './routes.ts'
