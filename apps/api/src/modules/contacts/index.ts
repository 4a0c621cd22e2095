export { handCancelledRegistration } from './cancelled-registration.ts'
export { contactMoments } from './mails.ts'
export { contactSubject } from './record-subject.ts'
export { contactsRoutes } from './routes.ts'
