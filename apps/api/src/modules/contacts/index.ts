export { contactsRoutes } from './routes.ts'
