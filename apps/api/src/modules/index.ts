import { may as mayBill } from '@kxo/domain/billing/permissions'
import { adminContact } from '@kxo/domain/contacts/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { provide } from '../platform/dependencies.ts'
import {
  advertisingLetterhead,
  attendanceFilters,
  attendanceMailingParts,
  attestationSample,
  certificateSample,
  checkSignatures,
  hasUnsigned,
  minutesOfEvents,
  minutesOfTeam,
  sheetSample,
  ticketSample,
} from './attendance/index.ts'
import {
  amountDue,
  billingFilters,
  billingMailingParts,
  billSample,
  billSubject,
  billsOfCompany,
  billsOfEvents,
  checkInvoice,
  checkLedger,
  creditLater,
  defaultEntity,
  issuerOfEvent,
  quoteSample,
  quotesOfCompany,
  sellerOf,
} from './billing/index.ts'
import { copyEventBpf } from './bpf/index.ts'
import { campaignsMailingParts, campaignsPages } from './campaigns/index.ts'
import { chatMailingParts } from './chat/index.ts'
import { claimCompany, companySubject, leaveAsReferent, speaksAlone } from './companies/index.ts'
import { contactSubject, personPreview } from './contacts/index.ts'
import { contributionsOfCompany, followBill, moveOrders } from './contributions/index.ts'
import { documentsOfCompany } from './documents/index.ts'
import { eventSubject, eventsMailingParts, eventsOfCompany, publicPages, unavailablePage } from './events/index.ts'
import { clientSubject, fieldsMailingParts, readsAnswerHolding } from './fields/index.ts'
import { noticesOf } from './help/index.ts'
import { recordChanged, tellWorkEnd } from './history/index.ts'
import { accountsOfTenant, mailFirstPassword } from './identity/index.ts'
import { locationSubject } from './locations/index.ts'
import { mailingFrom } from './mailing/index.ts'
import { isOfStandingPartner, partnerSubject, partnersMailingParts, readsPaperOfPartner } from './partners/index.ts'
import { hasToInvoice, moveInstalments, payByCredit, planOf } from './payments/index.ts'
import { lobbyPage } from './planning/index.ts'
import { copyQuestionnaires, questionnairesDue, questionnairesMailingParts, satisfactionOf } from './questionnaires/index.ts'
import { copyQuizzes, quizzesAt, quizzesDue, quizzesMailingParts, quizzesOf } from './quizzes/index.ts'
import { beginPaidBoosts, moveBoosts, readsFileOfApplication } from './recruiting/index.ts'
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
  resultsOf,
  teamFilters,
} from './registrations/index.ts'
import { agreementsDue, agreementsOfCompany, contractOf, contractSample, endContracts, signaturesMailingParts } from './signatures/index.ts'
import { addTask, amendTask, closeTask, finishTasksOf, giveTask, ring, tasksOfCompany, tasksReminders } from './tasks/index.ts'
import { filmAddress, filmsFor, recordFilm } from './videos/index.ts'

export { jobHandlers } from './job-handlers.ts'
export { modules } from './module-routes.ts'

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
      bill: billSample('invoice'),
      credit: billSample('credit'),
      quote: quoteSample,
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
    endContracts,
    payByCredit,
    planOf,
    quizzesOf,
    addTask,
    finishTasksOf,
  },
  questionnaires: { addTask, amendTask, closeTask },
  signatures: { addTask },
  pricing: { issuer: (db, event_id) => (event_id === null ? defaultEntity(db) : issuerOfEvent(db, event_id)), planOf },
  events: {
    registrationCodes: {
      cancelled: registrationStatus.codeOf('cancelled'),
      toValidate: registrationStatus.codeOf('toValidate'),
      toComplete: registrationStatus.codeOf('toComplete'),
    },
    leftToDo: { hasUnsigned, hasToInvoice },
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
