import { adminContact } from '@kxo/domain/contacts/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import { attendanceForDocuments } from '../modules/attendance/for-documents.ts'
import { attendanceForEvents } from '../modules/attendance/for-events.ts'
import { attendanceForRegistrations } from '../modules/attendance/for-registrations.ts'
import { attendancePages } from '../modules/attendance/pages.ts'
import { attendanceParts } from '../modules/attendance/record-parts.ts'
import { provideBilling } from '../modules/billing/dependencies.ts'
import { billingForEvents } from '../modules/billing/for-events.ts'
import { billingPages } from '../modules/billing/pages.ts'
import { billingParts } from '../modules/billing/record-parts.ts'
import { bpfForEvents } from '../modules/bpf/for-events.ts'
import { bpfPages } from '../modules/bpf/pages.ts'
import { campaignsForEvents } from '../modules/campaigns/for-events.ts'
import { campaignsPages } from '../modules/campaigns/pages.ts'
import { chatForBilling } from '../modules/chat/for-billing.ts'
import { chatForEvents } from '../modules/chat/for-events.ts'
import { WriteLink } from '../modules/chat/for-registrations.ts'
import { chatHeaderTools } from '../modules/chat/header-tools.ts'
import { chatPages } from '../modules/chat/pages.ts'
import { chatParts } from '../modules/chat/record-parts.ts'
import { addCompany } from '../modules/companies/adding/add-company.ts'
import { companiesHeaderTools } from '../modules/companies/header-tools.ts'
import { companiesPages } from '../modules/companies/pages.ts'
import { consumersPages } from '../modules/consumers/pages.ts'
import { provideContacts } from '../modules/contacts/dependencies.ts'
import { contactsPages } from '../modules/contacts/pages.ts'
import { contributionsPages } from '../modules/contributions/pages.ts'
import { contributionsParts } from '../modules/contributions/record-parts.ts'
import { diagnosticsPages } from '../modules/diagnostics/pages.ts'
import { directoryPages } from '../modules/directory/pages.ts'
import { directoryParts } from '../modules/directory/record-parts.ts'
import { provideDocuments } from '../modules/documents/dependencies.ts'
import { documentsPages } from '../modules/documents/pages.ts'
import { documentsParts } from '../modules/documents/record-parts.ts'
import { provideEvents } from '../modules/events/dependencies.ts'
import { eventsPages } from '../modules/events/pages.ts'
import { eventsParts } from '../modules/events/record-parts.ts'
import { fieldsPages } from '../modules/fields/pages.ts'
import { fieldsParts } from '../modules/fields/record-parts.ts'
import { formsPages } from '../modules/forms/pages.ts'
import { provideArticlePages } from '../modules/help/dependencies.ts'
import { helpHeaderTools } from '../modules/help/header-tools.ts'
import { helpPages } from '../modules/help/pages.ts'
import { historyForEvents } from '../modules/history/for-events.ts'
import { historyHeaderTools } from '../modules/history/header-tools.ts'
import { historyPages } from '../modules/history/pages.ts'
import { identityPages } from '../modules/identity/pages.ts'
import { identityParts } from '../modules/identity/record-parts.ts'
import { importsForContacts } from '../modules/imports/for-contacts.ts'
import { importsPages } from '../modules/imports/pages.ts'
import { locationsPages } from '../modules/locations/pages.ts'
import { mailingHeaderTools } from '../modules/mailing/header-tools.ts'
import { mailingPages } from '../modules/mailing/pages.ts'
import { mailingParts } from '../modules/mailing/record-parts.ts'
import { papersPages } from '../modules/papers/pages.ts'
import { partnersPages } from '../modules/partners/pages.ts'
import { partnersParts } from '../modules/partners/record-parts.ts'
import { paymentsPages } from '../modules/payments/pages.ts'
import { paymentsParts } from '../modules/payments/record-parts.ts'
import { planningForRegistrations } from '../modules/planning/for-registrations.ts'
import { planningPages } from '../modules/planning/pages.ts'
import { privacyParts } from '../modules/privacy/record-parts.ts'
import { productsPages } from '../modules/products/pages.ts'
import { questionnairesForEvents } from '../modules/questionnaires/for-events.ts'
import { QuestionnaireLink } from '../modules/questionnaires/for-registrations.ts'
import { questionnairesPages } from '../modules/questionnaires/pages.ts'
import { quizzesForEvents } from '../modules/quizzes/for-events.ts'
import { ownQuizzesPages } from '../modules/quizzes/own-pages.ts'
import { quizzesPages } from '../modules/quizzes/pages.ts'
import { quizzesParts } from '../modules/quizzes/record-parts.ts'
import { recruitingPages } from '../modules/recruiting/pages.ts'
import { recruitingParts } from '../modules/recruiting/record-parts.ts'
import { provideRegions } from '../modules/regions/dependencies.ts'
import { regionsPages } from '../modules/regions/pages.ts'
import { provideRegistrations } from '../modules/registrations/dependencies.ts'
import { registrationsForContacts } from '../modules/registrations/for-contacts.ts'
import { registrationsForEvents } from '../modules/registrations/for-events.ts'
import { registrationsPages } from '../modules/registrations/pages.ts'
import { registrationParts } from '../modules/registrations/record-parts.ts'
import { reportingForEvents } from '../modules/reporting/for-events.ts'
import { reportingPages } from '../modules/reporting/pages.ts'
import { reportingParts } from '../modules/reporting/record-parts.ts'
import { signaturesForEvents } from '../modules/signatures/for-events.ts'
import { signaturesForRegistrations } from '../modules/signatures/for-registrations.ts'
import { signaturesPages } from '../modules/signatures/pages.ts'
import { signaturesParts } from '../modules/signatures/record-parts.ts'
import { tasksForEvents } from '../modules/tasks/for-events.ts'
import { tasksHeaderTools } from '../modules/tasks/header-tools.ts'
import { tasksPages } from '../modules/tasks/pages.ts'
import { tasksParts } from '../modules/tasks/record-parts.ts'
import { templatesPages } from '../modules/templates/pages.ts'
import { tenantsHeaderTools } from '../modules/tenants/header-tools.ts'
import { tenantsPages } from '../modules/tenants/pages.ts'
import { tenantsParts } from '../modules/tenants/record-parts.ts'
import { videosForEvents } from '../modules/videos/for-events.ts'
import { videosPages } from '../modules/videos/pages.ts'
import { votesForEvents } from '../modules/votes/for-events.ts'
import { VoteLink } from '../modules/votes/for-registrations.ts'
import { votesPages } from '../modules/votes/pages.ts'
import type { HeaderTool } from '../platform/header-tool.ts'
import type { Page } from '../platform/page.ts'
import type { RecordPart } from '../platform/record-part.tsx'
import { articlePages } from './article-pages.ts'

/** The pages of every module, from the ground up; a new module adds its line. */
export const everyPage: readonly Page[] = [
  ...identityPages,
  ...tenantsPages,
  ...formsPages,
  ...mailingPages,
  ...contactsPages,
  ...companiesPages,
  ...documentsPages,
  ...locationsPages,
  ...eventsPages,
  ...productsPages,
  ...papersPages,
  ...partnersPages,
  ...billingPages,
  ...videosPages,
  ...registrationsPages,
  ...paymentsPages,
  ...contributionsPages,
  ...attendancePages,
  ...planningPages,
  ...votesPages,
  ...questionnairesPages,
  ...quizzesPages,
  ...ownQuizzesPages,
  ...bpfPages,
  ...signaturesPages,
  ...diagnosticsPages,
  ...recruitingPages,
  ...reportingPages,
  ...importsPages,
  ...tasksPages,
  ...chatPages,
  ...fieldsPages,
  ...helpPages,
  ...regionsPages,
  ...directoryPages,
  ...historyPages,
  ...consumersPages,
  ...campaignsPages,
  ...templatesPages,
]

for (const added of [
  registrationsForEvents,
  attendanceForEvents,
  billingForEvents,
  tasksForEvents,
  chatForEvents,
  historyForEvents,
  reportingForEvents,
  votesForEvents,
  questionnairesForEvents,
  quizzesForEvents,
  videosForEvents,
  bpfForEvents,
  signaturesForEvents,
  campaignsForEvents,
])
  provideEvents(added)
provideRegistrations({
  OwnWays: [VoteLink, QuestionnaireLink, WriteLink],
  ...attendanceForRegistrations,
  ...planningForRegistrations,
  ...signaturesForRegistrations,
})
provideContacts({ AddCompany: addCompany, ...registrationsForContacts, ...importsForContacts })
provideArticlePages(articlePages)
provideBilling(chatForBilling)
provideDocuments(attendanceForDocuments)
provideRegions({ person: adminContact, event: adminEvent })

/** What modules place in the header, beside the person's name. */
export const headerTools: readonly HeaderTool[] = [
  ...companiesHeaderTools,
  ...tenantsHeaderTools,
  ...tasksHeaderTools,
  ...chatHeaderTools,
  ...helpHeaderTools,
  ...mailingHeaderTools,
  ...historyHeaderTools,
]

/** What modules add to the record pages of others: tabs and blocks. */
export const recordParts: readonly RecordPart[] = [
  ...identityParts,
  ...registrationParts,
  ...attendanceParts,
  ...quizzesParts,
  ...eventsParts,
  ...partnersParts,
  ...documentsParts,
  ...signaturesParts,
  ...mailingParts,
  ...billingParts,
  ...paymentsParts,
  ...contributionsParts,
  ...directoryParts,
  ...privacyParts,
  ...recruitingParts,
  ...tasksParts,
  ...chatParts,
  ...reportingParts,
  ...fieldsParts,
  ...tenantsParts,
]
