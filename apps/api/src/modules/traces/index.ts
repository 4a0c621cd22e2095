export { tracesRoutes } from './routes.ts'
export { type Trace, trace } from './trace.ts'
