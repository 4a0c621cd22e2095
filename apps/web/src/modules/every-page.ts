import { adminContact } from '@kxo/domain/contacts/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import type { HeaderTool } from '../app/header-tool.ts'
import type { Page } from '../app/page.ts'
import type { RecordPart } from '../app/record-part.tsx'
import { articlePages } from './article-pages.ts'
import { attendancePages } from './attendance/pages.ts'
import { billingForEvents } from './billing/for-events.ts'
import { billingPages } from './billing/pages.ts'
import { billingParts } from './billing/record-parts.ts'
import { addCompany } from './companies/add-company.ts'
import { companiesHeaderTools } from './companies/header-tools.ts'
import { companiesPages } from './companies/pages.ts'
import { consumersPages } from './consumers/pages.ts'
import { handToContacts } from './contacts/handed.ts'
import { contactsPages } from './contacts/pages.ts'
import { diagnosticsPages } from './diagnostics/pages.ts'
import { directoryPages } from './directory/pages.ts'
import { directoryParts } from './directory/record-parts.ts'
import { documentsPages } from './documents/pages.ts'
import { documentsParts } from './documents/record-parts.ts'
import { handToEvents } from './events/handed.ts'
import { eventsPages } from './events/pages.ts'
import { eventsParts } from './events/record-parts.ts'
import { fieldsPages } from './fields/pages.ts'
import { fieldsParts } from './fields/record-parts.ts'
import { formsPages } from './forms/pages.ts'
import { handToHelp } from './help/handed.ts'
import { helpHeaderTools } from './help/header-tools.ts'
import { helpPages } from './help/pages.ts'
import { historyPages } from './history/pages.ts'
import { identityPages } from './identity/pages.ts'
import { identityParts } from './identity/record-parts.ts'
import { importsPages } from './imports/pages.ts'
import { locationsPages } from './locations/pages.ts'
import { mailingPages } from './mailing/pages.ts'
import { mailingParts } from './mailing/record-parts.ts'
import { partnersPages } from './partners/pages.ts'
import { partnersParts } from './partners/record-parts.ts'
import { paymentsPages } from './payments/pages.ts'
import { privacyParts } from './privacy/record-parts.ts'
import { handToRegions } from './regions/handed.ts'
import { regionsPages } from './regions/pages.ts'
import { registrationsForContacts } from './registrations/for-contacts.ts'
import { registrationsForEvents } from './registrations/for-events.ts'
import { registrationsPages } from './registrations/pages.ts'
import { registrationParts } from './registrations/record-parts.ts'
import { reportingPages } from './reporting/pages.ts'
import { reportingParts } from './reporting/record-parts.ts'
import { tasksHeaderTools } from './tasks/header-tools.ts'
import { tasksPages } from './tasks/pages.ts'
import { tasksParts } from './tasks/record-parts.ts'
import { tenantsHeaderTools } from './tenants/header-tools.ts'
import { tenantsPages } from './tenants/pages.ts'
import { tenantsParts } from './tenants/record-parts.ts'

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
  ...partnersPages,
  ...billingPages,
  ...registrationsPages,
  ...paymentsPages,
  ...attendancePages,
  ...diagnosticsPages,
  ...reportingPages,
  ...importsPages,
  ...tasksPages,
  ...fieldsPages,
  ...helpPages,
  ...regionsPages,
  ...directoryPages,
  ...historyPages,
  ...consumersPages,
]

handToEvents(registrationsForEvents)
handToEvents(billingForEvents)
handToContacts({ AddCompany: addCompany, ...registrationsForContacts })
handToHelp(articlePages)
handToRegions({ person: adminContact, event: adminEvent })

/** What modules place in the header, beside the person's name. */
export const headerTools: readonly HeaderTool[] = [...companiesHeaderTools, ...tenantsHeaderTools, ...tasksHeaderTools, ...helpHeaderTools]

/** What modules add to the record pages of others: tabs and blocks. */
export const recordParts: readonly RecordPart[] = [
  ...identityParts,
  ...registrationParts,
  ...eventsParts,
  ...partnersParts,
  ...documentsParts,
  ...mailingParts,
  ...billingParts,
  ...directoryParts,
  ...privacyParts,
  ...tasksParts,
  ...reportingParts,
  ...fieldsParts,
  ...tenantsParts,
]
