export { joinOrLeaveDirectory } from './choose.ts'
export { directoryRoutes } from './routes.ts'
