export { erasedMark } from './erased-mark.ts'
export { recordConsent } from './record-consent.ts'
export { tracesRoutes } from './routes.ts'
export { trace, traceAll } from './trace.ts'
