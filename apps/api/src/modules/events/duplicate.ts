import type { eventsContract } from '@kxo/domain/events/contract'
import { onboarding, sequentialMode } from '@kxo/domain/events/nature'
import { may } from '@kxo/domain/events/permissions'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { createEvent } from './create-event.ts'
import { planSlot } from './plan-slots.ts'
import { daysTo, shifted } from './postpone.ts'
import { presentRecord } from './present.ts'
import { getEvent, slotsOf } from './queries.ts'

/** Copies an event as a draft; every date moves by the same days and keeps its local hour across a clock change. */
export const duplicate: Verb<typeof eventsContract.duplicate> = async (context, { params, body }) => {
  const { db, now } = context
  const source = await getEvent(db, params.id)
  authorize(may.changeEvent(context.actor, source))
  const zone = source.time_zone
  const days = daysTo(source, body.first_day) ?? 0
  const moved = (instant: Date): Date => shifted(instant, days, zone)
  const copy = await createEvent(context, {
    title: source.title,
    nature: source.nature,
    parent_id: source.parent_id,
    type_formation: source.type_formation,
    company_id: source.company_id,
    start_date: source.start_date && moved(source.start_date),
    end_date: source.end_date && moved(source.end_date),
    time_zone: zone,
    responsible_id: source.responsible_id,
    is_training: source.is_training,
    is_asynchronous: source.is_asynchronous,
  })
  await db
    .updateTable('events')
    .set({
      description: source.description,
      sheet: JSON.stringify(source.sheet),
      onboarding: onboarding.codeOf(source.onboarding),
      sequential_mode: sequentialMode.codeOf(source.sequential_mode),
      limit_date: source.limit_date && moved(source.limit_date),
      min_participants: source.min_participants,
      is_payable: source.is_payable,
      is_online: source.is_online,
      needs_approval: source.needs_approval,
      downpayment_rate: source.downpayment_rate,
      downpayment_delay: source.downpayment_delay,
      town: source.town,
      themes: source.themes,
      location_id: source.location_id,
      form_id: source.form_id,
      button_text: source.button_text,
    })
    .where('id', '=', copy.id)
    .execute()
  await db.updateTable('event_places').set({ max_participants: source.max_participants }).where('event_id', '=', copy.id).execute()
  for (const { start_at, end_at, title } of await slotsOf(db, source.id))
    await planSlot(context, copy.id, { start_at: moved(start_at), end_at: moved(end_at), title, room_id: null })
  const prices = await db.selectFrom('prices').selectAll().where('event_id', '=', source.id).where('retired_at', 'is', null).execute()
  for (const { id: _, tenant_id: _tenant, ...price } of prices)
    await db
      .insertInto('prices')
      .values({ ...price, event_id: copy.id })
      .execute()
  await trace(context, { action: 'duplicate_event', event_id: copy.id, info: String(source.id) })
  return presentRecord(db, await getEvent(db, copy.id), now)
}
