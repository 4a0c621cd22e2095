import { adminAttendance, adminCheckin } from '@kxo/domain/attendance/paths'
import { invoicing } from '@kxo/domain/billing/paths'
import { adminReturn } from '@kxo/domain/bpf/paths'
import { adminChat } from '@kxo/domain/chat/paths'
import { adminCompanies, adminCompany } from '@kxo/domain/companies/paths'
import { adminContact, adminContacts } from '@kxo/domain/contacts/paths'
import { adminContribution, adminContributions } from '@kxo/domain/contributions/paths'
import { adminAttestations, adminOtherDocuments } from '@kxo/domain/documents/paths'
import { adminEvent, adminEventNew, adminEventStep, adminEvents } from '@kxo/domain/events/paths'
import { adminCustomField, adminCustomFields } from '@kxo/domain/fields/paths'
import { adminForm, adminForms } from '@kxo/domain/forms/paths'
import { adminSupport } from '@kxo/domain/help/paths'
import { adminImport } from '@kxo/domain/imports/paths'
import type { Path } from '@kxo/domain/kernel/path'
import { adminLocation, adminLocations } from '@kxo/domain/locations/paths'
import { adminMails } from '@kxo/domain/mailing/paths'
import { groupedBilling } from '@kxo/domain/payments/paths'
import { adminQuestionnaire, adminQuestionnaireResponses, adminQuestionnaires } from '@kxo/domain/questionnaires/paths'
import { adminQuiz, adminQuizzes, adminTest, adminTests } from '@kxo/domain/quizzes/paths'
import { boostCollective, myDashboard } from '@kxo/domain/recruiting/paths'
import { adminRegion, adminRegions } from '@kxo/domain/regions/paths'
import { adminDashboard } from '@kxo/domain/reporting/paths'
import { adminAgreements, adminAgreementsOf } from '@kxo/domain/signatures/paths'
import { adminToDoList } from '@kxo/domain/tasks/paths'
import { adminSettings } from '@kxo/domain/tenants/paths'
import { adminVideo, adminVideos } from '@kxo/domain/videos/paths'
import type { ArticlePage } from '../modules/help/dependencies.ts'

const at = (article: string, { pattern }: Pick<Path, 'pattern'>, address?: string): ArticlePage => ({
  article,
  pattern,
  ...(address !== undefined && { address }),
})

/** Which article of the guide is about which page, the most precise pattern first. */
export const articlePages: readonly ArticlePage[] = [
  at('create-event', adminEventNew, adminEventNew()),
  at('pricing', { pattern: adminEventStep(':id', 'pricing').replaceAll('%3A', ':') }),
  at('publish-event', { pattern: adminEventStep(':id', 'publication').replaceAll('%3A', ':') }),
  at('feedback', { pattern: adminEventStep(':id', 'questionnaires').replaceAll('%3A', ':') }),
  at('quizzes', { pattern: adminEventStep(':id', 'quiz').replaceAll('%3A', ':') }),
  at('create-event', adminEventStep),
  at('checkin', adminCheckin),
  at('register', adminEvent),
  at('publish-event', adminEvents, adminEvents()),
  at('locations', adminLocations, adminLocations()),
  at('locations', adminLocation),
  at('forms', adminForms, adminForms()),
  at('forms', adminForm),
  at('import', adminImport, adminImport()),
  at('people', adminContacts, adminContacts()),
  at('people', adminContact),
  at('companies', adminCompanies, adminCompanies()),
  at('companies', adminCompany),
  at('regions', adminRegions, adminRegions()),
  at('regions', adminRegion),
  at('bills', invoicing, invoicing()),
  at('contributions', adminContributions, adminContributions()),
  at('contributions', adminContribution),
  at('grouped-billing', groupedBilling, groupedBilling()),
  at('signing', adminAttendance, adminAttendance()),
  at('attestations', adminAttestations, adminAttestations()),
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
  at('custom-fields', adminCustomFields, adminCustomFields()),
  at('custom-fields', adminCustomField),
  at('settings', adminSettings, adminSettings()),
  at('support', adminSupport, adminSupport()),
]
