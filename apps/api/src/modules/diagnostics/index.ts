export { type HandedCheck, handChecks } from './handed-checks.ts'
export { diagnosisMoment } from './mails.ts'
export { diagnosticsRoutes } from './routes.ts'
