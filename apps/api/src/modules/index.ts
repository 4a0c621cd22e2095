import { may as mayBill } from '@kxo/domain/billing/permissions'
import { adminContact } from '@kxo/domain/contacts/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { provide } from '../platform/dependencies.ts'
import type { Routes } from '../platform/http/serve.ts'
import {
  advertisingLetterhead,
  attendanceFilters,
  attendanceMailingParts,
  attendanceRoutes,
  attestationSample,
  certificateSample,
  checkSignatures,
  minutesOfEvents,
  minutesOfTeam,
  sheetSample,
  ticketSample,
} from './attendance/index.ts'
import {
  amountDue,
  billingFilters,
  billingMailingParts,
  billingRoutes,
  billSubject,
  billsOfCompany,
  billsOfEvents,
  checkInvoice,
  checkLedger,
  creditLater,
  defaultEntity,
  issuerOfEvent,
  quotesOfCompany,
  sellerOf,
} from './billing/index.ts'
import { bpfRoutes, copyEventBpf } from './bpf/index.ts'
import { campaignsMailingParts, campaignsPages, campaignsRoutes } from './campaigns/index.ts'
import { chatMailingParts, chatRoutes } from './chat/index.ts'
import { claimCompany, companiesRoutes, companySubject, leaveAsReferent, speaksAlone } from './companies/index.ts'
import { consumersRoutes } from './consumers/index.ts'
import { contactSubject, contactsRoutes, personPreview } from './contacts/index.ts'
import { contributionsOfCompany, contributionsRoutes, followBill, moveOrders } from './contributions/index.ts'
import { diagnosticsRoutes } from './diagnostics/index.ts'
import { directoryRoutes } from './directory/index.ts'
import { documentsOfCompany, documentsRoutes, ownPapersRoutes, uploadsRoutes } from './documents/index.ts'
import {
  alertsRoutes,
  eventSubject,
  eventsMailingParts,
  eventsOfCompany,
  eventsRoutes,
  feedsRoutes,
  publicPages,
  themesRoutes,
  unavailablePage,
} from './events/index.ts'
import { clientSubject, fieldsMailingParts, fieldsRoutes, readsAnswerHolding } from './fields/index.ts'
import { formsRoutes, formVersionsRoutes } from './forms/index.ts'
import { complaintsRoutes, guideRoutes, helpRoutes, noticesOf } from './help/index.ts'
import { actsRoutes, historyRoutes, recordChanged, tellWorkEnd } from './history/index.ts'
import { accountRoutes, accountsOfTenant, identityRoutes, mailFirstPassword, waysInRoutes } from './identity/index.ts'
import { importsRoutes, worksRoutes } from './imports/index.ts'
import { locationSubject, locationsRoutes } from './locations/index.ts'
import { mailingFrom, mailingRoutes } from './mailing/index.ts'
import { papersRoutes } from './papers/index.ts'
import { isOfStandingPartner, partnerSubject, partnersMailingParts, partnersRoutes, readsPaperOfPartner } from './partners/index.ts'
import { groupedRoutes, moveInstalments, payByCredit, paymentsRoutes, planOf, recordingRoutes } from './payments/index.ts'
import {
  findingRoutes,
  lobbyPage,
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
import {
  copyQuestionnaires,
  questionnairesDue,
  questionnairesMailingParts,
  questionnairesRoutes,
  satisfactionOf,
} from './questionnaires/index.ts'
import { copyQuizzes, quizResultsRoutes, quizzesAt, quizzesDue, quizzesMailingParts, quizzesOf, quizzesRoutes } from './quizzes/index.ts'
import { beginPaidBoosts, moveBoosts, readsFileOfApplication, recruitingRoutes } from './recruiting/index.ts'
import { regionsRoutes } from './regions/index.ts'
import {
  eventsOfTeam,
  markSeenBehind,
  moveGroup,
  openRegistrations,
  payersOfCompany,
  peopleOfEvents,
  pinAnswered,
  registrationFilters,
  registrationMailingParts,
  registrationSubject,
  registrationsOfCompany,
  registrationsOfYear,
  registrationsRoutes,
  resultsOf,
  teamFilters,
} from './registrations/index.ts'
import { eventStatsRoutes, reportingRoutes, teamFiguresRoutes } from './reporting/index.ts'
import {
  agreementsDue,
  agreementsOfCompany,
  contractOf,
  contractSample,
  signaturesMailingParts,
  signaturesRoutes,
} from './signatures/index.ts'
import { addTask, closeTask, finishTasksOf, giveTask, ring, tasksOfCompany, tasksReminders, tasksRoutes } from './tasks/index.ts'
import { templatesRoutes } from './templates/index.ts'
import { endingRoutes, settingsRoutes, tenantSheetsRoutes, tenantsRoutes, vendorRoutes } from './tenants/index.ts'
import { tracesRoutes } from './traces/index.ts'
import { filmAddress, filmsFor, recordFilm, videosRoutes } from './videos/index.ts'
import { votesRoutes } from './votes/index.ts'

export { jobHandlers } from './job-handlers.ts'

/** What each module is given by those above it. */
provide({
  works: { tellEnd: tellWorkEnd },
  pages: { written: [...publicPages, ...campaignsPages, lobbyPage], unavailable: unavailablePage },
  tenants: {
    accounts: { ...accountsOfTenant, addTask, invite: mailFirstPassword },
    notices: noticesOf,
  },
  identity: { claimCompany, linkOpened: markSeenBehind },
  documents: { fileReaders: [readsAnswerHolding, readsFileOfApplication, readsPaperOfPartner], isStillAsked: isOfStandingPartner },
  templates: {
    samples: {
      attestation: attestationSample,
      certificate: certificateSample,
      ticket: ticketSample,
      contract: contractSample,
      presence: sheetSample,
    },
  },
  mailing: mailingFrom([
    registrationMailingParts,
    attendanceMailingParts,
    billingMailingParts,
    partnersMailingParts,
    eventsMailingParts,
    campaignsMailingParts,
    fieldsMailingParts,
    questionnairesMailingParts,
    quizzesMailingParts,
    signaturesMailingParts,
    chatMailingParts,
    { previews: [personPreview], pages: { person: adminContact }, addTask, ring, reminders: tasksReminders },
  ]),
  diagnostics: { checks: [checkLedger, checkInvoice, checkSignatures] },
  forms: { pinAnswered },
  fields: {
    subjects: [
      contactSubject,
      companySubject,
      eventSubject,
      registrationSubject,
      partnerSubject,
      locationSubject,
      billSubject,
      clientSubject,
    ],
  },
  help: { addTask, giveTask, closeTask, filmsFor, filmAddress },
  contacts: {
    filters: { ...registrationFilters, ...attendanceFilters, ...billingFilters },
    teamFilters,
    cancelledRegistration: registrationStatus.codeOf('cancelled'),
    eventsOfTeam,
    minutesOfTeam,
    speaksAlone,
    leaveAsReferent,
    recordChanged,
    addTask,
  },
  companies: {
    links: [
      registrationsOfCompany,
      payersOfCompany,
      billsOfCompany,
      quotesOfCompany,
      eventsOfCompany,
      documentsOfCompany,
      agreementsOfCompany,
      tasksOfCompany,
      ...contributionsOfCompany,
    ],
    openRegistrations,
    registrationsOfYear,
    amountDue,
    addTask,
  },
  billing: {
    followers: [followBill, beginPaidBoosts],
    successors: [moveGroup, moveInstalments, moveOrders, moveBoosts],
    addTask,
  },
  registrations: {
    dues: [agreementsDue, quizzesDue, questionnairesDue],
    contractOf,
    payByCredit,
    planOf,
    quizzesOf,
    addTask,
    finishTasksOf,
  },
  pricing: { issuer: (db, event_id) => (event_id === null ? defaultEntity(db) : issuerOfEvent(db, event_id)), planOf },
  events: {
    registrationCodes: {
      cancelled: registrationStatus.codeOf('cancelled'),
      toValidate: registrationStatus.codeOf('toValidate'),
      toComplete: registrationStatus.codeOf('toComplete'),
    },
    peopleOf: peopleOfEvents,
    billsOf: billsOfEvents,
    resultsOf,
    minutesOfEvents,
    satisfactionOf,
    sellerOf,
    advertisingLetterhead,
    mayCredit: (actor) => mayBill.invoice(actor),
    creditLater,
    addTask,
    copyQuestionnaires,
    copyEventBpf,
    copyQuizzes,
    quizzesAt,
    recordFilm,
  },
})

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
  payments: [paymentsRoutes, recordingRoutes, groupedRoutes],
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
