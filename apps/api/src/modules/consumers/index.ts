export { consumersRoutes } from './routes.ts'
