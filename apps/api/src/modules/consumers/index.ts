export { consumersMoments } from './mails.ts'
export { consumersRoutes } from './routes.ts'
