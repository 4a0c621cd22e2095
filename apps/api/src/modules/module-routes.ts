import type { Routes } from '../platform/http/serve.ts'
import { attendanceRoutes } from './attendance/index.ts'
import { billingRoutes } from './billing/index.ts'
import { bpfRoutes } from './bpf/index.ts'
import { campaignsRoutes } from './campaigns/index.ts'
import { chatRoutes } from './chat/index.ts'
import { companiesRoutes } from './companies/index.ts'
import { consumersRoutes } from './consumers/index.ts'
import { contactsRoutes } from './contacts/index.ts'
import { contributionsRoutes } from './contributions/index.ts'
import { diagnosticsRoutes } from './diagnostics/index.ts'
import { directoryRoutes } from './directory/index.ts'
import { documentsRoutes, ownPapersRoutes, uploadsRoutes } from './documents/index.ts'
import { alertsRoutes, eventsRoutes, feedsRoutes, themesRoutes } from './events/index.ts'
import { fieldsRoutes } from './fields/index.ts'
import { formsRoutes, formVersionsRoutes } from './forms/index.ts'
import { complaintsRoutes, guideRoutes, helpRoutes } from './help/index.ts'
import { actsRoutes, historyRoutes } from './history/index.ts'
import { accountRoutes, identityRoutes, waysInRoutes } from './identity/index.ts'
import { importsRoutes, worksRoutes } from './imports/index.ts'
import { locationsRoutes } from './locations/index.ts'
import { mailingRoutes } from './mailing/index.ts'
import { papersRoutes } from './papers/index.ts'
import { partnersRoutes } from './partners/index.ts'
import { groupedRoutes, matchingRoutes, paymentsRoutes, recordingRoutes } from './payments/index.ts'
import {
  findingRoutes,
  lobbyRoutes,
  logisticsRoutes,
  missionRoutes,
  planningFeedRoutes,
  planningRoutes,
  slotRoutes,
} from './planning/index.ts'
import { pricingRoutes, promoRoutes } from './pricing/index.ts'
import { privacyRoutes } from './privacy/index.ts'
import { productsRoutes } from './products/index.ts'
import { questionnairesRoutes } from './questionnaires/index.ts'
import { quizResultsRoutes, quizzesRoutes } from './quizzes/index.ts'
import { recruitingRoutes } from './recruiting/index.ts'
import { regionsRoutes } from './regions/index.ts'
import { registrationsRoutes } from './registrations/index.ts'
import { eventStatsRoutes, reportingRoutes, teamFiguresRoutes } from './reporting/index.ts'
import { signaturesRoutes } from './signatures/index.ts'
import { tasksRoutes } from './tasks/index.ts'
import { templatesRoutes } from './templates/index.ts'
import { endingRoutes, settingsRoutes, tenantSheetsRoutes, tenantsRoutes, vendorRoutes } from './tenants/index.ts'
import { tracesRoutes } from './traces/index.ts'
import { videosRoutes } from './videos/index.ts'
import { votesRoutes } from './votes/index.ts'

/** What each module answers over HTTP. */
export const modules: Record<string, Routes[]> = {
  tenants: [tenantsRoutes, settingsRoutes, tenantSheetsRoutes, vendorRoutes, endingRoutes],
  identity: [identityRoutes, waysInRoutes, accountRoutes],
  traces: [tracesRoutes],
  forms: [formsRoutes, formVersionsRoutes],
  contacts: contactsRoutes,
  companies: companiesRoutes,
  locations: [locationsRoutes],
  partners: partnersRoutes,
  pricing: [pricingRoutes, promoRoutes],
  products: productsRoutes,
  events: [...eventsRoutes, themesRoutes, feedsRoutes, alertsRoutes],
  documents: [documentsRoutes, uploadsRoutes, ownPapersRoutes],
  mailing: mailingRoutes,
  diagnostics: [diagnosticsRoutes],
  billing: billingRoutes,
  videos: videosRoutes,
  registrations: registrationsRoutes,
  payments: [paymentsRoutes, matchingRoutes, recordingRoutes, groupedRoutes],
  contributions: [contributionsRoutes],
  attendance: [attendanceRoutes],
  planning: [findingRoutes, planningRoutes, planningFeedRoutes, lobbyRoutes, logisticsRoutes, missionRoutes, slotRoutes],
  votes: [votesRoutes],
  questionnaires: [questionnairesRoutes],
  bpf: [bpfRoutes],
  quizzes: [quizzesRoutes, quizResultsRoutes],
  signatures: [signaturesRoutes],
  recruiting: recruitingRoutes,
  papers: papersRoutes,
  reporting: [reportingRoutes, eventStatsRoutes, teamFiguresRoutes],
  imports: [importsRoutes, worksRoutes],
  tasks: tasksRoutes,
  chat: [chatRoutes],
  fields: fieldsRoutes,
  help: [helpRoutes, complaintsRoutes, guideRoutes],
  regions: [regionsRoutes],
  directory: [directoryRoutes],
  privacy: [privacyRoutes],
  history: [historyRoutes, actsRoutes],
  consumers: [consumersRoutes],
  templates: [templatesRoutes],
  campaigns: campaignsRoutes,
}
