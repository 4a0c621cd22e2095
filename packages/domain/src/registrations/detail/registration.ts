import * as z from 'zod/mini'
import { funderStatus } from '../../billing/agreements/funder-status.ts'
import { availabilities } from '../../events/rules.ts'
import { wire } from '../../kernel/wire.ts'
import { UserPrice } from '../../pricing/contract.ts'
import { absenceReason } from '../absences/absence-reason.ts'
import { ActivityPrice } from '../activity-contract.ts'
import { registrationEnding } from '../ending.ts'
import { RegistrationForm } from '../forms/registration-forms-contract.ts'
import { RegisteredOption } from '../options/option-contract.ts'
import { StatedPayer } from '../ordering/stated-payer.ts'
import { PaperCell, RegistrationPaper } from '../papers/registration-papers-contract.ts'
import { RegistrationQuiz } from '../quizzes/registration-quiz.ts'
import { registrationStatus } from '../status.ts'
import { OrderTerms } from '../terms/order-terms.ts'
import { SigninContract } from '../terms/signin-contract.ts'
import { PendingTerms } from '../terms/terms-contract.ts'

/** A half-day a person attends: of the event itself, or of an activity required or chosen. */
export const AttendedHalfDay = z.object({
  id: wire.id,
  activity: z.nullable(z.string()),
  title: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
  room_name: z.nullable(z.string()),
  place: z.string(),
  is_online: wire.flag,
})
export type AttendedHalfDay = z.output<typeof AttendedHalfDay>

/** A registration (wire: guest) with what a list shows of its event and its person. */
export const Registration = z.object({
  id: wire.id,
  event: wire.id,
  event_title: z.string(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
  town: z.nullable(z.string()),
  is_online: wire.flag,
  user: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  mail: z.string(),
  company_name: z.nullable(z.string()),
  status: registrationStatus.wire,
  manual_status: z.nullable(funderStatus.wire),
  ending: z.nullable(registrationEnding.wire),
  end_reason: z.nullable(z.string()),
  /** Why its person was noted absent. */
  absence_reason: z.optional(z.nullable(absenceReason.wire)),
  /** Until when the place is kept for a registration not finished; null when it is not counted down. */
  hold_expires_at: z.nullable(wire.instant),
  cancel_limit: z.nullable(wire.instant),
  /** Whether its person may hand the place over by themselves. */
  is_transferable: wire.flag,
  is_paid_for: wire.flag,
  /** Who pays in place of its person, in one’s own list and on one’s own page. */
  paid_by: z.optional(z.nullable(z.string())),
  created_at: wire.instant,
  /** When the person invited opened their link. */
  seen_at: z.nullable(wire.instant),
  /** What one attends, in one’s own list and on one’s own page. */
  half_days: z.optional(z.array(AttendedHalfDay)),
  /** Whether there is another date to move to, in one’s own list and on one’s own page. */
  has_other_dates: z.optional(wire.flag),
  /** Whether its event takes registrations, in one’s own list and on one’s own page: what is over may begin again. */
  availability: z.optional(z.enum(availabilities)),
  /** Required forms its person has to fill in now that it is accepted. */
  forms_due: z.int(),
  /** Answers of the person by column, in the list of one event. */
  answers: z.optional(z.record(z.string(), z.string())),
  /** Papers of the person, where the list was asked for them. */
  given_papers: z.optional(z.array(PaperCell)),
})
export type Registration = z.output<typeof Registration>

/** Whom to ask about a training, and whether there are rules to read. */
const SyllabusBefore = z.object({
  contact: z.nullable(z.object({ name: z.string(), mail: z.string() })),
  has_internal_rules: wire.flag,
})

/** A registration as its person fills it. */
export const RegistrationSheet = z.object({
  ...Registration.shape,
  form: z.nullable(wire.id),
  answers: z.record(z.string(), z.string()),
  /** Names of the required fields without an answer. */
  missing: z.array(z.string()),
  is_payable: wire.flag,
  price: z.nullable(UserPrice),
  has_options: wire.flag,
  options: z.array(RegisteredOption),
  is_settled: wire.flag,
  needs_approval: wire.flag,
  /** What the organiser says to whoever is registered; blank for nothing. */
  confirmation_text: z.string(),
  /** What is to be had beside the syllabus of a training before its registration is final (FOR-14); null of anything else. */
  syllabus: z.nullable(SyllabusBefore),
  /** Terms of payment and of early end, as long as its person who pays has not ordered (FOR-14). */
  order_terms: z.nullable(OrderTerms),
  /** The contract to sign before paying; null where none is needed. */
  contract: z.nullable(SigninContract),
  may_extend: wire.flag,
  has_choices: wire.flag,
  activity_prices: z.array(ActivityPrice),
  company: z.nullable(wire.id),
  payer: z.nullable(StatedPayer),
  has_account: wire.flag,
  is_company_paid: wire.flag,
  papers: z.array(RegistrationPaper),
  /** Forms asked beside its own. */
  forms: z.array(RegistrationForm),
  /** Quizzes given with it. */
  quizzes: z.array(RegistrationQuiz),
  /** Conditions its person is asked to accept; null when there are none. */
  terms: z.nullable(PendingTerms),
})
export type RegistrationSheet = z.output<typeof RegistrationSheet>
