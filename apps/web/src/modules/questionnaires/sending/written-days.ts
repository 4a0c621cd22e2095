import { wire } from '@kxo/domain/kernel/wire'
import { questionnairesContract as contract } from '@kxo/domain/questionnaires/contract'
import { dayBounds, type QuestionnaireMoment, questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import * as z from 'zod/mini'

/** Whether its days are counted back from the start of the event. */
export const isBeforeStart = (moment: QuestionnaireMoment): boolean => !questionnaireMoment.isIn(moment, 'fromEnd')

/** Days as a person writes them from days as the event counts them, and the other way round: « 15 » before the start is −15. */
export const turnedDays = (moment: QuestionnaireMoment, days: number): number => (isBeforeStart(moment) ? 0 - days : days)

/** Says beside the field which days its moment allows, as they are written. */
const withinDays = (moment: QuestionnaireMoment, { value, issues }: z.core.ParsePayload<{ days: number }>): void => {
  const [min = 0, max = 0] = dayBounds[moment].map((days) => turnedDays(moment, days)).sort((one, other) => one - other)
  if (value.days < min) issues.push({ code: 'custom', message: 'min', params: { min }, path: ['days'], input: value })
  if (value.days > max) issues.push({ code: 'custom', message: 'max', params: { max }, path: ['days'], input: value })
}

/** A questionnaire an event is about to send, as it is written. */
export const WrittenSending = z
  .object({ ...contract.add.body.shape, days: wire.integer })
  .check((payload) => withinDays(payload.value.moment, payload))

/** What may still change of one. */
export const writtenChange = (moment: QuestionnaireMoment) =>
  z.object({ ...contract.change.body.shape, days: wire.integer }).check((payload) => withinDays(moment, payload))
