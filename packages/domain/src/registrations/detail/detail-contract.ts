import * as z from 'zod/mini'
import { billStatus } from '../../billing/status.ts'
import { documentCategory } from '../../documents/category.ts'
import { documentStatus } from '../../documents/status.ts'
import { formStage } from '../../events/forms/form-stage.ts'
import { FieldColumn } from '../../fields/contract.ts'
import { formNature } from '../../forms/nature.ts'
import { endpoint } from '../../kernel/contract.ts'
import { optionally, requiredLines } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { mailStatus } from '../../mailing/status.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { Registration } from '../contract.ts'
import { HistoryLine } from '../history-line.ts'
import { RegisteredOption } from '../options/option-contract.ts'
import { StatedPayer } from '../ordering/stated-payer.ts'
import { RegistrationPaper } from '../papers/registration-papers-contract.ts'
import { RegistrationQuiz } from '../quizzes/registration-quiz.ts'
import { AcceptedTerms } from '../terms/terms-contract.ts'

const Note = z.object({ id: wire.id, note: z.string(), score: z.nullable(z.int()), by_name: z.nullable(z.string()), at: wire.instant })
export type RegistrationNote = z.output<typeof Note>

/** What was granted to one person alone: a place held longer, their own terms to cancel, a date changed without a fee. */
export const grantedExceptions = ['hold', 'cancellation', 'move'] as const
const GrantedException = z.object({
  kind: z.enum(grantedExceptions),
  at: wire.instant,
  by_name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The instant and the percentage granted, where there are. */
  until: z.nullable(wire.instant),
  fee_rate: z.nullable(z.int()),
})
export type GrantedException = z.output<typeof GrantedException>

/** A registration with everything an administrator decides from. */
export const RegistrationDetail = z.object({
  ...Registration.shape,
  phone: z.nullable(z.string()),
  /** The person’s own address of the event: it opens their registration. */
  personal_path: z.string(),
  responses: z.array(
    z.object({ form: z.string(), label: z.string(), value: z.string(), input_type: z.string(), answered_at: wire.instant }),
  ),
  /** Whether the event lets people choose activities, and the options this one holds. */
  has_choices: wire.flag,
  options: z.array(RegisteredOption),
  history: z.array(HistoryLine),
  exceptions: z.array(GrantedException),
  /** The percentage kept of this person alone if they cancel; null where the scale applies. */
  cancel_fee_rate: z.nullable(z.int()),
  checked_in_at: z.nullable(wire.instant),
  /** Who pays, as the person said; null while nobody asked. */
  payer: z.nullable(StatedPayer),
  promo_code: z.nullable(z.string()),
  papers: z.array(
    z.object({
      id: wire.id,
      name: z.string(),
      category: documentCategory.wire,
      status: documentStatus.wire,
      file: wire.id,
      at: wire.instant,
    }),
  ),
  /** Papers the event asks for, and the conditions that were accepted. */
  asked_papers: z.array(RegistrationPaper),
  terms: z.array(AcceptedTerms),
  /** Quizzes given with the registration, and whether each was taken. */
  quizzes: z.array(RegistrationQuiz),
  /** Forms asked beside the registration's own, and whether each was filled in. */
  forms: z.array(
    z.object({
      id: wire.id,
      name: z.string(),
      nature: formNature.wire,
      stage: formStage.wire,
      is_required: z.boolean(),
      completed_at: z.nullable(wire.instant),
    }),
  ),
  bills: z.array(
    z.object({
      id: wire.id,
      number: z.nullable(z.string()),
      status: billStatus.wire,
      amount: wire.money,
      due: wire.money,
      payments: z.array(z.object({ amount: wire.money, paid_on: wire.day })),
    }),
  ),
  mails: z.array(z.object({ id: wire.id, subject: z.string(), status: mailStatus.wire, at: wire.instant })),
  notes: z.array(Note),
})
export type RegistrationDetail = z.output<typeof RegistrationDetail>

const reason = requiredLines(500)

export const registrationDetailContract = {
  detail: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/detail/',
    summary: 'A registration with its answers, papers, payments, mails and notes',
    params: inClientWithId,
    response: RegistrationDetail,
  }),
  addNote: endpoint({
    stale: ['guests'],
    method: 'POST',
    path: '/clients/:client/guests/:id/notes/',
    summary: 'Write a note the team alone reads',
    params: inClientWithId,
    body: z.object({ note: requiredLines(2000) }),
    response: Note,
    status: 201,
  }),
  allowLaterCancellation: endpoint({
    stale: ['guests'],
    method: 'POST',
    path: '/clients/:client/guests/:id/cancellation-limit/',
    summary: 'Give one person their own limit and fee to give their place up, or the event’s again',
    params: inClientWithId,
    body: z.object({
      until: z.nullable(wire.instant),
      fee_rate: optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(100, 'max'))),
      reason,
    }),
    response: Registration,
  }),
  columns: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/registration-columns/',
    summary: 'Questions of an event’s form, and fields of registrations, as columns of its list',
    params: inClientWithId,
    response: z.array(FieldColumn),
  }),
}
