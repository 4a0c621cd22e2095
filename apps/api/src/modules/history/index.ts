export { recordChanged } from './alerts/alert-of-change.ts'
export { actsRoutes, historyRoutes } from './routes.ts'
export { tellWorkEnd } from './tell-work-end.ts'
