export { actsRoutes, historyRoutes } from './routes.ts'
