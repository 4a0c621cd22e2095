import type { JobHandler } from '../../platform/job-handler.ts'
import { actOnManyJob } from './jobs.ts'
import { workOnMany } from './bulk-work.ts'

export { askAttachment } from './ask-attachment.ts'
export { changeContact, writeAddress } from './change.ts'
export { createContact, inviteContact } from './create.ts'
export type { ContactFilter, ContactsDependencies } from './dependencies.ts'
export { contactSubject } from './record-subject.ts'
export { contactsRoutes } from './routes.ts'

export const contactJobs: JobHandler[] = [{ job: actOnManyJob, run: workOnMany, opensItself: true }]
