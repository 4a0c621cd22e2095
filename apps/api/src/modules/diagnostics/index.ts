export type { ModuleCheck } from './module-checks.ts'
export { diagnosticsRoutes } from './routes.ts'
