import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { isDecidedTooLate } from '@kxo/domain/events/minimum'
import { onboarding } from '@kxo/domain/events/nature'
import { isLimitAfterEnd, opensTooLate } from '@kxo/domain/events/registration-period'
import { refuse } from '@kxo/domain/kernel/errors'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { paramsOf } from '../../tenants/index.ts'
import { presentRecord } from '../present.ts'
import { wordTerms } from '../terms/event-terms.ts'
import { editEvent, lockEvent } from './edit-event.ts'

/** @throws 409 when the maximum would be under the places already taken */
export const changeRegistration: Verb<typeof eventsContract.changeRegistration> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  const { db, language } = context
  const onField = (field: string, kind: (typeof eventsErrors)[keyof typeof eventsErrors], values = {}) =>
    refuse(kind, values, [{ field, message: language.say(kind, values) }])
  const [minimum, maximum, limit] = [body.min_participants ?? null, body.max_participants ?? null, body.limit_date ?? null]
  if (minimum !== null && maximum !== null && minimum > maximum) onField('min_participants', eventsErrors.minAboveMax)
  if (isLimitAfterEnd({ ...event, limit_date: limit })) onField('limit_date', eventsErrors.limitAfterEnd)
  const opening_date = body.opening_date === undefined ? event.opening_date : body.opening_date
  if (opensTooLate({ ...event, opening_date, limit_date: limit })) onField('opening_date', eventsErrors.opensTooLate)
  const decision_date = body.decision_date === undefined ? event.decision_date : body.decision_date
  if (isDecidedTooLate({ ...event, decision_date })) onField('decision_date', eventsErrors.decidedTooLate)
  if (body.onboarding === 'reserved' && !body.company_id) onField('company_id', eventsErrors.reservedNeedsCompany)
  // One put away is asked no further, except where it is asked already.
  if (body.form_id && body.form_id !== event.form_id)
    found(await db.selectFrom('forms').select('id').where('id', '=', body.form_id).where('archived_at', 'is', null).executeTakeFirst())

  // The counter every registration goes through: held until commit, so that nobody registers between the look and the write.
  const places = await db.selectFrom('event_places').selectAll().where('event_id', '=', event.id).forUpdate().executeTakeFirstOrThrow()
  const overbooking_allowed = body.overbooking_allowed ?? places.overbooking_allowed
  if (overbooking_allowed && !places.overbooking_allowed && !paramsOf(context.tenant).overbooking_allowed)
    onField('overbooking_allowed', eventsErrors.overbookingRefused)
  if (maximum !== null && maximum < places.taken && !overbooking_allowed)
    onField('max_participants', eventsErrors.placesTaken, { n: places.taken })
  await db
    .updateTable('event_places')
    .set({ max_participants: maximum, has_waiting_list: body.has_waiting_list ?? places.has_waiting_list, overbooking_allowed })
    .where('event_id', '=', event.id)
    .execute()

  const changed = await editEvent(context, event, 'update_event_registration', {
    onboarding: onboarding.codeOf(body.onboarding),
    company_id: body.company_id === undefined ? event.company_id : body.company_id,
    min_participants: minimum,
    decision_date,
    // Said of another minimum, or before another day to judge it.
    ...((minimum !== event.min_participants || decision_date?.getTime() !== event.decision_date?.getTime()) && { confirmed_at: null }),
    hold_minutes: body.hold_minutes === undefined ? event.hold_minutes : body.hold_minutes,
    opening_date,
    limit_date: limit,
    form_id: body.form_id ?? null,
    // Another form is asked as it is published; the same one as it was answered.
    form_version_id: (body.form_id ?? null) === event.form_id ? event.form_version_id : null,
    button_text: body.button_text ?? null,
    confirmation_text: body.confirmation_text === undefined ? event.confirmation_text : (body.confirmation_text ?? ''),
    self_cancel_days: body.self_cancel_days === undefined ? event.self_cancel_days : body.self_cancel_days,
    is_transferable: body.is_transferable ?? event.is_transferable,
    cancel_scale: JSON.stringify(body.cancel_scale ?? event.cancel_scale),
    needs_approval: body.needs_approval,
    terms_version_id: body.terms === undefined ? event.terms_version_id : await wordTerms(context, event, body.terms ?? ''),
  })
  return presentRecord(db, changed, context.now)
}
