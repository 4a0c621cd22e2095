export { fieldsRoutes } from './routes.ts'
