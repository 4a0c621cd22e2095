import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { team } from '@kxo/domain/contacts/paths'
import { adminEvent, adminEvents } from '@kxo/domain/events/paths'
import { refuse } from '@kxo/domain/kernel/errors'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { eventPayment } from '@kxo/domain/payments/paths'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { formFacts } from '@kxo/domain/registrations/forms/form-facts'
import { paperFacts } from '@kxo/domain/registrations/papers/paper-facts'
import { areQuizzesTaken } from '@kxo/domain/registrations/quizzes/registration-quiz'
import { isPaidFor, isToFill, type NextStatus, type RegistrationFacts, stepFrom } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { issueTicket } from '../../documents/index.ts'
import type { PriceRow } from '../../pricing/index.ts'
import { amountOfOptions, registeredOptions } from '../../products/index.ts'
import { approversOf } from '../deciding/approvers.ts'
import { changeStatus } from '../deciding/change-status.ts'
import { fromAbove } from '../dependencies.ts'
import { duePrice } from '../due-price.ts'
import { formsDue, formsStanding } from '../forms/forms-of.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { billPayer } from '../ordering/bill-payer.ts'
import { billedBy, isFunded, payerSaid } from '../ordering/payers.ts'
import { requestPapers } from '../papers/paper-requests.ts'
import { papersOf } from '../papers/papers-of.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { approvingReferents } from '../team/referents.ts'
import { isAwaitingTerms } from '../terms/terms.ts'
import { holdEnd } from './hold-end.ts'

/** Who is billed: the person, their company, or their company on one bill for a whole group, which the caller writes. */
export type Payer = 'self' | 'company' | 'group'
export type Advancing = { is_silent?: boolean; payer?: Payer | undefined; purchase_order?: string | null | undefined }

/** Has the registrations that wait to be completed at an event, of one person when told, go on where they now lack nothing. */
export async function advanceWaiting(context: Context, event_id: number, user_id?: number): Promise<void> {
  const rows = await context.db
    .selectFrom('registrations')
    .select('id')
    .where('event_id', '=', event_id)
    .where('status', '=', registrationStatus.codeOf('toComplete'))
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id as number))
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    const row = found(await lockRegistration(context.db, id))
    // Nobody accepts conditions in somebody's place.
    if (isSelf(context.actor, row) || !(await isAwaitingTerms(context, row))) await advanceRow(context, row, null)
  }
}

/** Recomputes where a registration should stand, moves it there and does what follows; a registration that has arrived stays. */
export const advance = async (context: Context, registration_id: number, reason: string | null = null): Promise<RegistrationRow> =>
  advanceRow(context, found(await lockRegistration(context.db, registration_id)), reason)

/** The same, on a row already read and locked (or inserted) in this transaction. @throws 'Aucun tarif trouvé !' */
export async function advanceRow(
  context: Context,
  row: RegistrationRow,
  reason: string | null,
  advancing: Advancing = {},
): Promise<RegistrationRow> {
  const { price, next } = await stepOf(context, row)
  if (!next) return row
  const said = next === 'toPay' && advancing.payer !== 'group' ? await payerSaid(context.db, row.id) : undefined
  const payer = advancing.payer ?? billedBy(said, row)
  const isFollowed = said !== undefined && isFunded(said)
  // A place being paid for by its own person stays counted down; one that somebody else answers for is kept.
  const isCountedDown = next === 'toPay' && row.hold_expires_at !== null && payer === 'self' && !isPaidFor(row)
  const moved = await changeStatus(context, row, next, reason, {
    ...(isCountedDown && { hold_expires_at: holdEnd(context, row) }),
    ...(price && { price_id: price.price_id }),
    ...(isFollowed && row.manual_status === null && { manual_status: funderStatus.codeOf('toCollect') }),
  })
  if (next === 'toPay' && payer !== 'group')
    await billPayer(context, moved, { said, price: price ?? null, billed: payer, purchase_order: advancing.purchase_order })
  // Nobody is asked to pay what their company, their employer or a funder answers for.
  const isForOthers = next === 'toPay' && (isPaidFor(row) || (payer !== 'self' && row.user_id !== context.actor.user_id))
  await follow[next](context, moved, advancing.is_silent === true || isForOthers)
  return moved
}

type Step = { price: UserPrice | undefined; next: NextStatus | undefined }

type Known = { prices: readonly PriceRow[]; options: number }

/** Where a registration goes from where it stands, and the price it is due; prices and what its options come to are read unless given. @throws 'Aucun tarif trouvé !' */
export async function stepOf(context: Context, row: RegistrationRow, known?: Known): Promise<Step> {
  const isPriced = row.is_payable && row.settled_at === null
  const price = isPriced ? ((await duePrice(context, row, known?.prices)) ?? refuse(pricingErrors.noPrice)) : undefined
  const asksReferent = row.approved_at === null && (await approvingReferents(context, row)).length > 0
  const options = known?.options ?? (row.settled_at === null ? amountOfOptions(await registeredOptions(context.db, row.id)) : 0)
  const is_due = (price?.amount_ht ?? 0) > 0 || options > 0
  const status = registrationStatus.keyOf(row.status)
  const papers = paperFacts(row.asks_papers ? await papersOf(context.db, row) : [])
  const needs_approval = row.needs_approval || asksReferent || papers.are_papers_to_check
  const forms = formFacts(row.asks_forms ? await formsStanding(context.db, row) : [])
  const quizzes = row.asks_quizzes ? await fromAbove().quizzesOf(context, row) : []
  const facts = {
    ...factsOf(row, is_due),
    needs_approval,
    are_papers_given: papers.are_papers_given,
    is_quiz_done: forms.are_forms_given && areQuizzesTaken(quizzes),
    is_approved: row.approved_at !== null && !forms.is_confirmation_held,
  }
  // Whoever registers themselves first accepts the conditions: nobody accepts them in somebody's place.
  const lacksTerms = isToFill(status) && isSelf(context.actor, row) && (await isAwaitingTerms(context, row))
  if (lacksTerms) return { price, next: stepFrom(status, { ...facts, is_form_complete: false }) }
  return { price, next: stepFrom(status, facts) }
}

/** What decides where a registration stands. */
export const factsOf = (
  row: Pick<
    RegistrationRow,
    'form_version' | 'form_completed_at' | 'needs_approval' | 'approved_at' | 'asks_papers' | 'asks_forms' | 'asks_quizzes'
  >,
  is_due = false,
): RegistrationFacts => ({
  are_papers_given: !row.asks_papers,
  is_form_complete: row.form_version === null || row.form_completed_at !== null,
  is_quiz_done: !row.asks_forms && !row.asks_quizzes,
  is_due,
  needs_approval: row.needs_approval,
  is_approved: row.approved_at !== null,
})

/** What each status brings with it, in order. */
export const follow: Readonly<Record<NextStatus, (context: Context, row: RegistrationRow, isSilent: boolean) => Promise<void>>> = {
  toComplete: async (context, row, isSilent) => {
    if (isSilent) return
    const isFormLeft = formsDue(row) > 0 || (row.form_version !== null && row.form_completed_at === null)
    // Papers alone are asked for by their names.
    if (isFormLeft || !(await requestPapers(context, row))) await writeToGuest(context, 'complete_guest', row)
  },
  toPay: async (context, row, isSilent) => {
    if (!isSilent) await writeToGuest(context, 'pay_guest', row, { path: eventPayment(row.event_id) })
  },
  toValidate: async (context, row) => {
    const referents = row.referent_agreed_at === null ? await approvingReferents(context, row) : []
    await askToDecide(context, row, referents.length > 0 ? { people: referents, path: `${team()}?tab=requests` } : undefined)
  },
  registered: confirm,
}

/** Writes to those who decide; the organisers unless told. */
export async function askToDecide(context: Context, row: RegistrationRow, approval?: { people: Recipient[]; path: string }): Promise<void> {
  for (const to of approval?.people ?? (await approversOf(context.db, row)))
    await context.services.enqueueMail(context, {
      moment: 'ask_validation',
      to,
      occurrence: `${row.id} v${row.version}`,
      values: { title: row.event_title, name: `${row.first_name} ${row.last_name}` },
      path: approval?.path ?? adminEvent(row.event_id),
      gathered_path: approval?.path ?? adminEvents(),
    })
}

/** The place is certain: the ticket, and the mail that carries it unless silent, are made by a job, once this commits. */
export async function confirm(context: Context, row: RegistrationRow, isSilent = false): Promise<void> {
  await context.enqueue(issueTicket, { registration_id: row.id, ...(isSilent && { is_silent: true }) })
}
