import type { JobHandler } from '../../platform/work/job-handler.ts'
import { bulkWork } from './bulk/bulk-work.ts'
import { bulkJob } from './jobs.ts'

export { chosenIds } from './bulk/choose-people.ts'
export { changeContact, writeAddress } from './change.ts'
export { askAttachment } from './company/ask-attachment.ts'
export { addContact, createContact, importContact, inviteContact, removeNewContact } from './create.ts'
export type { ContactFilter, ContactsDependencies } from './dependencies.ts'
export { contactFieldOf, countMeeting, meetsEach, peopleMeeting } from './meets-each.ts'
export { personPreview } from './person-preview.ts'
export { contactSubject } from './record-subject.ts'
export { contactsRoutes } from './routes.ts'

export const contactJobs: JobHandler[] = [{ job: bulkJob, run: bulkWork, opensItself: true }]
