import type { JobHandler } from '../../platform/job-handler.ts'
import { actOnManyJob } from './jobs.ts'
import { workOnMany } from './work-on-many.ts'

export { askAttachment } from './ask-attachment.ts'
export { handCancelledRegistration } from './cancelled-registration.ts'
export { changeContact } from './change.ts'
export { createContact, inviteContact } from './create.ts'
export { type HandedToContacts, handToContacts } from './handed.ts'
export { type ContactFilter, handContactFilters, handTeamFilters } from './handed-filters.ts'
export { contactMoments, freeMessageMoment } from './mails.ts'
export { contactSubject } from './record-subject.ts'
export { contactsRoutes } from './routes.ts'

export const contactJobs: JobHandler[] = [{ job: actOnManyJob, run: workOnMany, opensItself: true }]
