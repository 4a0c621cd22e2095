export { joinOrLeaveDirectory } from './choose.ts'
export { directoryMoments } from './mails.ts'
export { directoryRoutes } from './routes.ts'
