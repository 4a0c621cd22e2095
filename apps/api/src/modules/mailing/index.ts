export { deliver } from './deliver.ts'
export { enqueueMail } from './enqueue-mail.ts'
export { deliverMail } from './jobs.ts'
export { mailingRoutes } from './routes.ts'
