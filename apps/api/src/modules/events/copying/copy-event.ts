import type { CopyPart } from '@kxo/domain/events/acts/copy-parts'
import { flagsOf } from '@kxo/domain/events/general-flags'
import { type EventNature, onboarding, sequentialMode } from '@kxo/domain/events/nature'
import type { Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Events } from '../../../platform/database-types.ts'
import { copyPartners } from '../../partners/index.ts'
import { copyPrices, pricesOf } from '../../pricing/index.ts'
import { copyOptions } from '../../products/index.ts'
import { createEvent } from '../create-event.ts'
import { reviewersOf, setReviewers } from '../criteria/reviewers.ts'
import { fromAbove } from '../dependencies.ts'
import { shifted } from '../ending/moved-slots.ts'
import { copyEventForms } from '../forms/event-forms.ts'
import { copyHandouts } from '../handouts/give-out.ts'
import { copyRequestedPapers } from '../papers/requested-papers.ts'
import { copyPath } from '../path/set-path.ts'
import { type EventFacts, getEvent, slotsOf } from '../queries.ts'
import { planSlot } from '../steps/plan-slots.ts'
import { setThemes } from '../themes/event-themes.ts'

export type Copying = { title: string; nature: EventNature; days: number; parts: readonly CopyPart[]; model_id: number | null }

/** What each part of an event writes on its copy. */
const written: Partial<Record<CopyPart, (source: EventFacts, moved: (instant: Date) => Date) => Updateable<Events>>> = {
  page: ({ description, outline, practical }) => ({ description, outline, practical }),
  registration: (source, moved) => ({
    onboarding: onboarding.codeOf(source.onboarding),
    sequential_mode: sequentialMode.codeOf(source.sequential_mode),
    opening_date: source.opening_date && moved(source.opening_date),
    limit_date: source.limit_date && moved(source.limit_date),
    min_participants: source.min_participants,
    decision_date: source.decision_date && moved(source.decision_date),
    hold_minutes: source.hold_minutes,
    confirmation_text: source.confirmation_text,
    needs_approval: source.needs_approval,
    answer_days: source.answer_days,
    criteria_mode: source.criteria_mode,
    criteria_text: source.criteria_text,
    form_id: source.form_id,
    self_cancel_days: source.self_cancel_days,
    is_transferable: source.is_transferable,
    cancel_scale: JSON.stringify(source.cancel_scale),
    button_text: source.button_text,
    terms_version_id: source.terms_version_id,
  }),
  pricing: ({ is_payable, downpayment_rate, downpayment_delay }) => ({ is_payable, downpayment_rate, downpayment_delay }),
}

/** Copies an event as a draft: its card and the parts chosen; every date moves by the same days and keeps its local hour across a clock change. */
export async function copyEvent(
  context: Context,
  source: EventFacts,
  { title, nature, days, parts, model_id }: Copying,
): Promise<EventFacts> {
  const { db } = context
  const moved = (instant: Date): Date => shifted(instant, days, source.time_zone)
  const copy = await createEvent(context, {
    title,
    nature,
    parent_id: source.parent_id,
    type_formation: source.type_formation,
    company_id: source.company_id,
    start_date: source.start_date && moved(source.start_date),
    end_date: source.end_date && moved(source.end_date),
    time_zone: source.time_zone,
    responsible_id: source.responsible_id,
    ...flagsOf(source),
  })
  await fillFrom(context, source, copy, { parts, model_id, moved })
  return getEvent(db, copy.id)
}

type Filling = Pick<Copying, 'parts' | 'model_id'> & { moved: (instant: Date) => Date }

/** Writes on a draft the card of another event and the parts chosen. */
export async function fillFrom(context: Context, source: EventFacts, copy: EventFacts, { parts, model_id, moved }: Filling): Promise<void> {
  const { db } = context
  const { summary, ...sheet } = source.sheet
  const change: Updateable<Events> = {
    subtitle: source.subtitle,
    level: source.level,
    colour: source.colour,
    is_online: source.is_online,
    // The address and the telephone of a meeting are those of its date.
    meeting_equipment: source.meeting_equipment,
    meeting_instructions: source.meeting_instructions,
    meeting_waits_for_host: source.meeting_waits_for_host,
    town: source.town,
    country: source.country,
    languages: source.languages,
    location_id: source.location_id,
    entity_id: source.entity_id,
    region_id: source.region_id,
    image_token: source.image_token,
    image_width: source.image_width,
    image_height: source.image_height,
    image_alt: source.image_alt,
    image_focus_x: source.image_focus_x,
    image_focus_y: source.image_focus_y,
    image_source: source.image_source,
    image_source_width: source.image_source_width,
    image_source_height: source.image_source_height,
    image_crop_x: source.image_crop_x,
    image_crop_y: source.image_crop_y,
    image_crop_zoom: source.image_crop_zoom,
    attests_at_lock: source.attests_at_lock,
    certifies_at_lock: source.certifies_at_lock,
    site_url: source.site_url,
    referent_mail: source.referent_mail,
    model_id,
    ...(source.nature === 'activity' && {
      enrolment: source.enrolment,
      choice_group: source.choice_group,
      meeting_url: source.meeting_url,
    }),
    sheet: JSON.stringify({ summary, ...(parts.includes('page') && sheet) }),
  }
  for (const part of parts) Object.assign(change, written[part]?.(source, moved))
  await db.updateTable('events').set(change).where('id', '=', copy.id).execute()
  await setThemes(db, [{ event_id: copy.id, themes: source.themes.map(({ name }) => name) }])
  if (parts.includes('registration'))
    await db
      .updateTable('event_places')
      .set({ max_participants: source.max_participants, has_waiting_list: source.has_waiting_list })
      .where('event_id', '=', copy.id)
      .execute()
  if (parts.includes('registration')) {
    await copyCriteria(context, source, copy)
    await setReviewers(db, copy.id, await reviewersOf(db, source.id))
    await copyRequestedPapers(db, source.id, copy.id)
    await copyEventForms(db, source.id, copy.id)
  }
  if (parts.includes('slots')) await copySlots(context, source, copy, { moved, parts })
  if (parts.includes('handouts')) await copyHandouts(context, source.id, copy.id, daysMoved(moved))
  if (parts.includes('page')) await fromAbove().copyEventBpf(context, source.id, copy.id)
  if (parts.includes('quizzes')) await fromAbove().copyQuizzes(context, source.id, copy.id)
  if (parts.includes('questionnaires')) await fromAbove().copyQuestionnaires(context, source.id, copy.id)
  if (parts.includes('options')) await copyOptions(db, source.id, copy.id, moved)
  if (parts.includes('activities')) await copyActivities(context, source, copy, { parts, moved })
  // After the activities some prices are kept for; a draft filled a second time keeps the prices it has.
  if (parts.includes('pricing') && (await pricesOf(db, copy.id)).length === 0)
    await copyPrices(db, { from: source.id, to: copy.id, days: daysMoved(moved) })
  if (parts.includes('registration') && source.nature !== 'activity') await copyPath(context, source, copy, daysMoved(moved))
}

/** @throws 409 when a room or a partner asked along is taken then */
async function copySlots(
  context: Context,
  source: EventFacts,
  copy: EventFacts,
  { moved, parts }: { moved: (instant: Date) => Date; parts: readonly CopyPart[] },
): Promise<void> {
  const copied = new Map<number, number>()
  for (const { id, start_at, end_at, title, room_id } of await slotsOf(context.db, source.id)) {
    const slot = await planSlot(context, copy.id, {
      start_at: moved(start_at),
      end_at: moved(end_at),
      title,
      room_id: parts.includes('rooms') ? room_id : null,
    })
    copied.set(id, slot.id)
  }
  if (parts.includes('partners')) await copyPartners(context, source.id, copy.id, copied)
}

/** Each activity with its place, who attends it, how many, and its half-days when those are copied; on a draft that has none. */
async function copyActivities(
  context: Context,
  source: EventFacts,
  copy: EventFacts,
  { parts, moved }: Omit<Filling, 'model_id'>,
): Promise<void> {
  const { db } = context
  const under = (id: number) => db.selectFrom('events').select('id').where('parent_id', '=', id).where('cancelled_at', 'is', null)
  if (await under(copy.id).executeTakeFirst()) return
  for (const { id } of await under(source.id).orderBy('id').execute()) {
    const activity = await getEvent(db, id)
    const copied = await createEvent(context, {
      title: activity.title,
      nature: 'activity',
      parent_id: copy.id,
      company_id: activity.company_id,
      time_zone: activity.time_zone,
      responsible_id: activity.responsible_id,
      ...flagsOf(activity),
    })
    const own = parts.filter((part) => part === 'slots' || part === 'rooms' || part === 'partners' || part === 'handouts')
    await fillFrom(context, activity, copied, { parts: ['page', 'registration', ...own], model_id: null, moved })
  }
}

async function copyCriteria({ db }: Context, source: EventFacts, copy: EventFacts): Promise<void> {
  const criteria = await db.selectFrom('event_criteria').selectAll().where('event_id', '=', source.id).execute()
  const rows = criteria.map(({ tenant_id: _, value, ...one }) => ({
    ...one,
    event_id: copy.id,
    value: value === null ? null : JSON.stringify(value),
  }))
  await db.deleteFrom('event_criteria').where('event_id', '=', copy.id).execute()
  if (rows.length > 0) await db.insertInto('event_criteria').values(rows).execute()
}

const dayMs = 86_400_000
const daysMoved = (moved: (instant: Date) => Date): number => Math.round(moved(new Date(0)).getTime() / dayMs)
