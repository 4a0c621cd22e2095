export { diagnosticsRoutes } from './routes.ts'
