export { tenantsRoutes } from './routes.ts'
export { paramsOf, readTenant, settingsOf, type TenantSettings } from './settings.ts'
