import type { eventsContract } from '@kxo/domain/events/contract'
import { criteriaFields } from '@kxo/domain/events/criteria/admission'
import { isAdmitted } from '@kxo/domain/events/criteria/criteria'
import { may } from '@kxo/domain/events/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Filter } from '@kxo/domain/kernel/listing'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { countMeeting as countContactsMeeting, meetsEach } from '../../contacts/index.ts'
import { presentRecord } from '../present.ts'
import { getEvent } from '../queries.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { setReviewers } from './reviewers.ts'

const native: readonly string[] = criteriaFields
/** @throws 422 on a field criteria may not compare */
function checkFields(criteria: readonly Filter[]): void {
  const [unknown] = criteria.filter(({ field }) => !native.includes(field) && !field.startsWith('field_'))
  if (unknown) refuse(kernelErrors.invalid, {}, [{ field: 'criteria', message: 'unknownField' }])
}

/** @throws 422 on a field or a value criteria cannot compare */
export const changeQualification: Verb<typeof eventsContract.changeQualification> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  const { db } = context
  checkFields(body.criteria)
  await countContactsMeeting(context, body.mode, body.criteria)
  await db.deleteFrom('event_criteria').where('event_id', '=', event.id).execute()
  const rows = body.criteria.map(({ field, comparator, value }, rank) => ({
    event_id: event.id,
    rank,
    field,
    comparator,
    value: value === undefined || value === null ? null : JSON.stringify(value),
  }))
  if (rows.length > 0) await db.insertInto('event_criteria').values(rows).execute()
  if (body.reviewer_ids) await setReviewers(db, event.id, body.reviewer_ids)
  const changed = await editEvent(context, event, 'update_event_qualification', {
    criteria_mode: body.mode,
    criteria_text: body.text ?? null,
    needs_approval: body.needs_approval,
    ...(body.answer_days !== undefined && { answer_days: body.answer_days }),
  })
  return presentRecord(db, changed, context.now)
}

async function open(context: Context, id: number, criteria: readonly Filter[]): Promise<void> {
  authorize(may.changeEvent(context.actor, await getEvent(context.db, id)))
  checkFields(criteria)
}

export const countMeeting: Verb<typeof eventsContract.countMeeting> = async (context, { params, body }) => {
  await open(context, params.id, body.criteria)
  return { n: await countContactsMeeting(context, body.mode, body.criteria) }
}

export const tryCriteria: Verb<typeof eventsContract.tryCriteria> = async (context, { params, body }) => {
  await open(context, params.id, body.criteria)
  found(await context.db.selectFrom('users').select('id').where('id', '=', body.user).executeTakeFirst())
  const met = await meetsEach(context, body.user, body.criteria)
  return { is_eligible: isAdmitted(body.mode, met), met }
}
