import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { trainingKind } from '@kxo/domain/events/nature'
import { slotProblem } from '@kxo/domain/events/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Verb } from '../../../platform/http/serve.ts'
import { holderOf } from '../create-event.ts'
import { presentRecord } from '../present.ts'
import { slotsOf } from '../queries.ts'
import { editEvent, lockEvent } from './edit-event.ts'
import { refuseUnfit } from './refuse-unfit.ts'

/** General information. @throws 422 when slots would fall outside the new dates */
export const changeEvent: Verb<typeof eventsContract.change> = async (context, { params, body }) => {
  const { version, type_formation, ...card } = body
  const event = await lockEvent(context, params.id, version)
  refuseUnfit(context, event.nature, body)
  const period = {
    start_date: card.start_date === undefined ? event.start_date : card.start_date,
    end_date: card.end_date === undefined ? event.end_date : card.end_date,
  }
  const outside = (await slotsOf(context.db, event.id)).filter((slot) => slotProblem(slot, period) !== undefined).length
  if (outside > 0) refuse(eventsErrors.slotsOutsidePeriod, { n: outside })
  if (card.code) {
    const title = await holderOf(context, 'code', card.code, event.id)
    if (title !== undefined) refuse(eventsErrors.codeTaken, { title }, [{ field: 'code', message: 'duplicate' }])
  }
  const kind = type_formation === undefined ? {} : { type_formation: type_formation === null ? null : trainingKind.codeOf(type_formation) }
  const changed = await editEvent(context, event, 'update_event', { ...card, ...kind })
  return presentRecord(context.db, changed, context.now)
}
