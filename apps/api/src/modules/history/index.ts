export { recordChanged } from './alert-of-change.ts'
export { actsRoutes, historyRoutes } from './routes.ts'
export { tellWorkEnd } from './tell-work-end.ts'
