export { tracesRoutes } from './routes.ts'
export { type Trace, trace, traceAll } from './trace.ts'
