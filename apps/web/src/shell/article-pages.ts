import { adminAttendance, adminCheckin } from '@kxo/domain/attendance/paths'
import { adminEntities, invoicing, salesJournal } from '@kxo/domain/billing/paths'
import { adminReturn } from '@kxo/domain/bpf/paths'
import { adminCampaign } from '@kxo/domain/campaigns/paths'
import { adminChat } from '@kxo/domain/chat/paths'
import { adminCompanies, adminCompany } from '@kxo/domain/companies/paths'
import { adminContractEndings } from '@kxo/domain/consumers/paths'
import { adminContact, adminContacts, adminContactsOf } from '@kxo/domain/contacts/paths'
import { adminContribution, adminContributions } from '@kxo/domain/contributions/paths'
import { adminAttestations, adminCertificates, adminOtherDocuments, adminTickets, adminWallets } from '@kxo/domain/documents/paths'
import {
  adminActivity,
  adminEvent,
  adminEventNew,
  adminEventStep,
  adminEvents,
  adminEventsOfCompany,
  adminMaterials,
  adminTheme,
  adminThemes,
} from '@kxo/domain/events/paths'
import { adminCustomField, adminCustomFieldNew, adminCustomFields, adminTabs } from '@kxo/domain/fields/paths'
import { adminForm, adminFormNew, adminForms } from '@kxo/domain/forms/paths'
import { adminSupport } from '@kxo/domain/help/paths'
import { mailHistory, recordHistory, taskHistory } from '@kxo/domain/history/paths'
import { adminImport } from '@kxo/domain/imports/paths'
import type { Path } from '@kxo/domain/kernel/path'
import { adminLocation, adminLocations } from '@kxo/domain/locations/paths'
import {
  adminMails,
  adminMailTemplate,
  adminMailTemplates,
  adminSms,
  adminWrite,
  adminWriteSms,
  campaignHistory,
} from '@kxo/domain/mailing/paths'
import { adminAssignment, adminAssignmentInEvent, adminPartner, adminPartners, adminPlanningOfPartner } from '@kxo/domain/partners/paths'
import { adminPayments, groupedBilling } from '@kxo/domain/payments/paths'
import { adminEventPlanning, adminPartnerPlanning, adminPlanningOfEvent, adminWeekPlanning } from '@kxo/domain/planning/paths'
import { adminEventProducts, adminProducts } from '@kxo/domain/products/paths'
import { adminQuestionnaire, adminQuestionnaireResponses, adminQuestionnaires } from '@kxo/domain/questionnaires/paths'
import { adminQuiz, adminQuizzes, adminTest, adminTests } from '@kxo/domain/quizzes/paths'
import { boostCollective, myDashboard } from '@kxo/domain/recruiting/paths'
import { adminRegion, adminRegions } from '@kxo/domain/regions/paths'
import { adminDashboard, adminEventStats } from '@kxo/domain/reporting/paths'
import { adminAgreements, adminAgreementsOf } from '@kxo/domain/signatures/paths'
import { adminToDoList } from '@kxo/domain/tasks/paths'
import { adminDocumentTemplates } from '@kxo/domain/templates/paths'
import { adminSettings } from '@kxo/domain/tenants/paths'
import { adminVideo, adminVideos } from '@kxo/domain/videos/paths'
import type { ArticlePage } from '../modules/help/dependencies.ts'

type Page = Pick<Path, 'pattern'>
const at = (article: string, { pattern }: Page, address?: string): ArticlePage => ({
  article,
  pattern,
  ...(address !== undefined && { address }),
})
/** A tab about something else than its page, named before it. */
const tabOf = (article: string, page: Page & (() => string), tab: string): ArticlePage => ({
  ...at(article, page, `${page()}?tab=${tab}`),
  tab,
})

/** Which article of the guide is about which page, the most precise pattern first. */
export const articlePages: readonly ArticlePage[] = [
  at('create-event', adminEventNew, adminEventNew()),
  at('pricing', { pattern: adminEventStep(':id', 'pricing').replaceAll('%3A', ':') }),
  at('publish-event', { pattern: adminEventStep(':id', 'publication').replaceAll('%3A', ':') }),
  at('feedback', { pattern: adminEventStep(':id', 'questionnaires').replaceAll('%3A', ':') }),
  at('quizzes', { pattern: adminEventStep(':id', 'quiz').replaceAll('%3A', ':') }),
  at('materials', { pattern: adminEventStep(':id', 'documents').replaceAll('%3A', ':') }),
  at('options', { pattern: adminEventStep(':id', 'options').replaceAll('%3A', ':') }),
  at('create-event', adminEventStep),
  at('create-event', adminActivity),
  at('event-stats', adminEventStats),
  at('checkin', adminCheckin),
  at('register', adminEvent),
  at('publish-event', adminEvents, adminEvents()),
  at('publish-event', adminEventsOfCompany),
  at('planning', adminEventPlanning, adminEventPlanning()),
  at('planning', adminPlanningOfEvent),
  at('planning', adminPartnerPlanning),
  at('planning', adminPlanningOfPartner),
  at('planning', adminWeekPlanning),
  at('assignment', adminAssignment),
  at('assignment', adminAssignmentInEvent),
  at('partners', adminPartners, adminPartners()),
  at('partners', adminPartner),
  at('themes', adminThemes, adminThemes()),
  at('themes', adminTheme),
  at('products', adminProducts, adminProducts()),
  at('event-products', adminEventProducts, adminEventProducts()),
  at('locations', adminLocations, adminLocations()),
  at('locations', adminLocation),
  at('forms', adminForms, adminForms()),
  at('forms', adminFormNew),
  at('forms', adminForm),
  at('import', adminImport, adminImport()),
  at('people', adminContacts, adminContacts()),
  at('people', adminContactsOf),
  at('people', adminContact),
  at('companies', adminCompanies, adminCompanies()),
  at('companies', adminCompany),
  at('regions', adminRegions, adminRegions()),
  at('regions', adminRegion),
  tabOf('quotes', invoicing, 'devis'),
  at('bills', invoicing, invoicing()),
  tabOf('closings', adminPayments, 'closings'),
  at('payments', adminPayments, adminPayments()),
  at('sales-journal', salesJournal, salesJournal()),
  at('entities', adminEntities, adminEntities()),
  at('contributions', adminContributions, adminContributions()),
  at('contributions', adminContribution),
  at('grouped-billing', groupedBilling, groupedBilling()),
  at('signing', adminAttendance, adminAttendance()),
  at('attestations', adminAttestations, adminAttestations()),
  at('tickets', adminTickets, adminTickets()),
  at('tickets', adminWallets),
  at('certificates', adminCertificates, adminCertificates()),
  at('materials', adminMaterials, adminMaterials()),
  at('other-documents', adminOtherDocuments, adminOtherDocuments()),
  at('dashboard', adminDashboard, adminDashboard()),
  at('recruiting', myDashboard, myDashboard()),
  at('recruiting', boostCollective, boostCollective()),
  at('feedback', adminQuestionnaires, adminQuestionnaires()),
  at('feedback', adminQuestionnaire),
  at('feedback', adminQuestionnaireResponses),
  at('quizzes', adminQuizzes, adminQuizzes()),
  at('quizzes', adminQuiz),
  at('quizzes', adminTests),
  at('quizzes', adminTest),
  at('videos', adminVideos, adminVideos()),
  at('videos', adminVideo),
  at('yearly-return', adminReturn, adminReturn()),
  at('agreements', adminAgreements, adminAgreements()),
  at('agreements', adminAgreementsOf),
  at('inbox', adminChat, adminChat()),
  at('tasks', adminToDoList, adminToDoList()),
  at('mails', adminMails, adminMails()),
  at('mail-templates', adminMailTemplates, adminMailTemplates()),
  at('mail-templates', adminMailTemplate),
  at('document-templates', adminDocumentTemplates, adminDocumentTemplates()),
  at('campaigns', adminWrite, adminWrite()),
  at('campaigns', adminCampaign),
  at('campaigns', campaignHistory),
  at('sms', adminSms, adminSms()),
  at('sms', adminWriteSms),
  at('histories', recordHistory, recordHistory()),
  at('histories', mailHistory),
  at('histories', taskHistory),
  at('contract-endings', adminContractEndings, adminContractEndings()),
  at('custom-fields', adminCustomFields, adminCustomFields()),
  at('custom-fields', adminCustomFieldNew),
  at('custom-fields', adminCustomField),
  at('tabs', adminTabs, adminTabs()),
  at('settings', adminSettings, adminSettings()),
  tabOf('complaints', adminSupport, 'complaints'),
  at('support', adminSupport, adminSupport()),
]
