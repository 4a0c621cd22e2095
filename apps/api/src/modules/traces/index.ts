export { tracesRoutes } from './routes.ts'
export { trace, traceAll } from './trace.ts'
