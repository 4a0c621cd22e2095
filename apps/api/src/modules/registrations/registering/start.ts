import { eventNature } from '@kxo/domain/events/nature'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isReferentOf } from '@kxo/domain/kernel/permissions'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { isToFill, stepFrom } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { applicableTerms } from '../../events/index.ts'
import { paramsOf, settingsOf } from '../../tenants/index.ts'
import { tellLater } from '../collective/tell-group.ts'
import { changeStatus } from '../deciding/change-status.ts'
import { placesLeft } from '../deciding/places-left.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { presentRegistration } from '../present.ts'
import type { RegistrationRow } from '../queries.ts'
import { logSyllabus } from '../terms/log-syllabus.ts'
import { advanceRow, confirm, factsOf, type Payer } from './advance.ts'
import { keepAnswers } from './answer.ts'
import { checkCriteria, checkEligibility, isFull } from './check-eligibility.ts'
import { expireHolds } from './expire-holds.ts'
import { holdEnd } from './hold-end.ts'
import { insertRegistration, rowOf } from './insert-registration.ts'
import { findRegistrationContext, type RegistrationContext } from './registration-context.ts'

type Start = {
  event_id: number
  user_id: number
  answers?: Record<string, string> | undefined
  submit?: boolean | undefined
  is_silent?: boolean | undefined
  /** A referent registers someone of their company, which pays: the event must be open to them, and the others are not found. */
  isDelegated?: boolean | undefined
  /** Who is billed; their company when it is delegated. */
  payer?: Payer | undefined
  /** The number of the order of their company. */
  purchase_order?: string | null | undefined
}
/** `isConfirmed`: nothing was left to wait for, the place was taken as registered at once. */
type Started = { registration: RegistrationRow; isNew: boolean; isConfirmed?: boolean }

/**
 * Starts a registration, one's own or somebody else's, for those who follow them and for the referent of their company, who neither answers
 * for them nor registers them in silence; `submit` goes on to its next status at once.
 */
export const start: Verb<typeof registrationsContract.start> = async (context, { params, body }) => {
  const { actor } = context
  const user_id = body.user ?? found(actor.user_id)
  const isDelegated = user_id !== actor.user_id && !may.follow(actor)
  const has_delegation = settingsOf(context.tenant).features.includes('delegation')
  authorize(isDelegated ? may.registerTeam(actor, { has_delegation }) && !body.answers && !body.is_silent : may.start(actor))
  return presentRegistration(await startRegistration(context, { ...body, event_id: params.id, user_id, isDelegated }))
}

/**
 * Takes a place for a person, whatever the path (site, administrator, import): their own registration comes back when they have one.
 * @throws 404 not visible, 409 'Le nombre maximum {participant.depl} est atteint.' or why the event takes no registration
 */
export async function startRegistration(
  context: Context,
  {
    event_id,
    user_id,
    answers,
    submit = false,
    is_silent = false,
    isDelegated = false,
    payer = isDelegated ? 'company' : undefined,
    purchase_order,
  }: Start,
): Promise<RegistrationRow> {
  const isForOther = user_id !== context.actor.user_id
  const isGoingOn = (submit || isForOther) && !answers
  const { registration, isNew, isConfirmed } = await takePlace(context, event_id, user_id, {
    isForOther,
    isDelegated,
    isGoingOn,
  })
  const isOwnSubmission = submit && !isForOther && (isConfirmed || isToFill(registrationStatus.keyOf(registration.status)))
  if (isOwnSubmission) await logSyllabus(context, registration)
  if (isNew && isForOther && !is_silent) await tellRegistered(context, registration, isConfirmed)
  if (isConfirmed) {
    await confirm(context, registration, is_silent)
    return registration
  }
  if (answers) await keepAnswers(context, registration, answers)
  if (!submit && !isForOther) return registration
  if (payer === undefined || payer === 'self' || registration.company_id === null)
    return advanceRow(context, registration, null, { is_silent })
  // Whoever completes later what their company began is still paid for by it.
  await context.db.updateTable('registrations').set({ is_company_paid: true }).where('id', '=', registration.id).execute()
  return advanceRow(context, { ...registration, is_company_paid: true }, null, { is_silent, payer, purchase_order })
}

/** Tells whoever was registered by others; of a training still to be confirmed once this commits, with its programme. */
async function tellRegistered(context: Context, row: RegistrationRow, isConfirmed = false): Promise<void> {
  if (row.is_training && !isConfirmed)
    await tellLater(context, [{ registration_id: row.id, version: row.version, moment: 'create_guest' }], [])
  else await writeToGuest(context, 'create_guest', row, { values: { programme: '' } })
}

async function takePlace(
  context: Context,
  event_id: number,
  user_id: number,
  { isForOther, isDelegated, isGoingOn }: { isForOther: boolean; isDelegated: boolean; isGoingOn: boolean },
): Promise<Started> {
  const opening = await openingAfterQueue(context, event_id, user_id)
  const { own } = opening
  await checkStart(context, opening, { user_id, isForOther, isDelegated })
  const holdUntil = own?.hold_expires_at ?? null
  const isHoldOver = holdUntil !== null && holdUntil < context.now
  if (own && registrationStatus.keyOf(own.status) !== 'cancelled' && !isHoldOver) return { registration: rowOf(opening, own), isNew: false }
  if ((isFull(opening) || isHoldOver) && (await expireHolds(context, { event_id })) === 0 && isFull(opening))
    refuse(registrationErrors.eventFull)
  const hold_expires_at = isForOther ? null : holdEnd(context, opening.event)
  const expired = isHoldOver ? found(await findRegistrationContext(context.db, event_id, user_id)).own : own
  if (expired?.ending === registrationEnding.codeOf('expired')) {
    const back = await changeStatus(context, rowOf(opening, expired), 'pending', null, {
      hold_expires_at,
      ending: null,
      is_prolonged: false,
    })
    return { registration: back, isNew: true }
  }
  const isFree = isForOther || !(await applicableTerms(context, opening.event))
  const isConfirmed = isGoingOn && isFree && isCertainAtOnce(context, opening)
  const taken = await insertRegistration(context, opening, user_id, isConfirmed ? 'confirmed' : { until: hold_expires_at })
  if (taken) return { registration: rowOf(opening, taken), isNew: true, isConfirmed }
  // Two tabs of one person started together: the other one's row is theirs.
  const other = found(await findRegistrationContext(context.db, event_id, user_id))
  return { registration: rowOf(other, found(other.own)), isNew: false }
}

type Starting = { user_id: number; isForOther: boolean; isDelegated: boolean }

/** Who may start a registration for whom, to what: the same whether alone or in a group. @throws 403, 404, 409 as the event says */
export async function checkStart(
  context: Context,
  opening: RegistrationContext,
  { user_id, isForOther, isDelegated }: Starting,
): Promise<void> {
  const { event } = opening
  if (isDelegated) found(isReferentOf(context.actor, opening.person) || undefined)
  if (!isForOther || isDelegated) {
    checkEligibility(context.actor, opening, context.now)
    await checkCriteria(context, opening, user_id)
  }
  if (eventNature.keyOf(event.nature) === 'model' || event.enrolment !== null) refuse(kernelErrors.notFound)
}

/** Whether nothing stands between a start and the place: no form of any kind, no paper, no price, nobody who agrees. */
export const isCertainAtOnce = (
  { tenant }: Context,
  { event, form_version, asks_papers, asks_forms, asks_quizzes }: RegistrationContext,
): boolean =>
  !event.is_payable &&
  !paramsOf(tenant).referent_validates &&
  stepFrom('pending', factsOf({ ...event, ...untouched, form_version, asks_papers, asks_forms, asks_quizzes })) === 'registered'

/** What a start depends on; while people wait for a place, those free are offered to them first, whoever comes. */
async function openingAfterQueue(context: Context, event_id: number, user_id: number): Promise<RegistrationContext> {
  const opening = found(await findRegistrationContext(context.db, event_id, user_id))
  if (!opening.place?.waiting) return opening
  await placesLeft(context, event_id)
  return found(await findRegistrationContext(context.db, event_id, user_id))
}

/** A registration nobody has answered anything for yet. */
const untouched = { form_completed_at: null, approved_at: null }
