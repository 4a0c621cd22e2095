export { tenantsRoutes } from './routes.ts'
export { paramsOf, readTenant, settingsOf } from './settings.ts'
