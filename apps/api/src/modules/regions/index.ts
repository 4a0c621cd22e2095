export { regionsRoutes } from './routes.ts'
