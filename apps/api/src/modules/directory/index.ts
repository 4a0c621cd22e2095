export { directoryRoutes } from './routes.ts'
