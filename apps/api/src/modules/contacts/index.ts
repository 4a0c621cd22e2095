export { handCancelledRegistration } from './cancelled-registration.ts'
export { contactMoments } from './mails.ts'
export { contactsRoutes } from './routes.ts'
