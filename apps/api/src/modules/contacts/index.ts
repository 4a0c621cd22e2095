export { contactMoments } from './mails.ts'
export { type ContactRow, findContact } from './queries.ts'
export { contactsRoutes } from './routes.ts'
