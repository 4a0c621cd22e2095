export { locationsRoutes } from './routes.ts'
