import { opening } from '@kxo/domain/documents/opening'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { formStage } from '@kxo/domain/events/forms/form-stage'
import { type Candidate, type PathKind, pathKey, pathKind } from '@kxo/domain/events/path/path'
import { pathWords as w } from '@kxo/domain/events/path/path-words'
import { dayInZone, timeInZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

export type Stepping = Candidate & { content_type: string | null; form: number | null }
type Row = Omit<Stepping, 'kind'> & { kind: number; time_zone: string }

const levels = sql.join(documentRestriction.codesOf('public', 'registrations', 'registered').map((code) => sql.lit(code)))
const atTheEnd = sql.lit(opening.codeOf('end'))
const registering = sql.lit(formStage.codeOf('registering'))

/** What may stand in the path of an event, in the order it happens: what exists, is still asked for, and is for everybody registered. */
export async function candidatesOf({ db, language }: Pick<Context, 'db' | 'language'>, event_id: number): Promise<Stepping[]> {
  const { rows } = await sql<Row>`
    select c.*, e.time_zone from events e cross join lateral (
      select 1 as kind, a.id as target, a.title, a.start_date as start_at, null::timestamptz as opens_at, false as holds_place, null::text as content_type, null::bigint as form
        from events a where a.tenant_id = e.tenant_id and a.parent_id = e.id and a.enrolment is not null and a.archived_at is null and a.cancelled_at is null
      union all
      select 2, s.id, s.title, s.start_at, null, false, null, null from slots s where s.tenant_id = e.tenant_id and s.event_id = e.id
      union all
      select 3, d.id, d.name, null, case d.opens when ${atTheEnd} then of_event.end_date end, false, f.content_type, null from documents d
        join files f on f.tenant_id = d.tenant_id and f.id = d.file_id
        join events of_event on of_event.tenant_id = d.tenant_id and of_event.id = d.event_id
        where d.tenant_id = e.tenant_id and d.opens is not null and d.restriction in (${levels}) and e.id in (of_event.id, of_event.parent_id)
      union all
      select 4, p.id, p.name, null, null, p.is_required, null, null from event_papers p
        where p.tenant_id = e.tenant_id and p.event_id = e.id and p.retired_at is null
      union all
      select 5, f.id, forms.name, null, null, f.is_required and (f.stage = ${registering} or f.holds_confirmation), null, null from event_forms f
        join forms on forms.tenant_id = f.tenant_id and forms.id = f.form_id
        where f.tenant_id = e.tenant_id and f.event_id = e.id and f.retired_at is null and coalesce(f.form_version_id, forms.published_version_id) is not null
      union all
      select 6, q.id, forms.name, null, q.due_at, false, null, q.form_id from event_questionnaires q
        join forms on forms.tenant_id = q.tenant_id and forms.id = q.form_id and forms.published_version_id is not null
        where q.tenant_id = e.tenant_id and q.event_id = e.id and q.audience = 1 and q.retired_at is null
      union all
      select 7, g.id, z.title, null, g.opens_at, false, null, null from event_quizzes g
        join quizzes z on z.tenant_id = g.tenant_id and z.id = g.quiz_id
        where g.tenant_id = e.tenant_id and g.event_id = e.id and g.retired_at is null
    ) as c where e.tenant_id = current_tenant() and e.id = ${event_id} order by c.start_at nulls last, c.kind, c.target`.execute(db)
  return rows.map(({ time_zone, ...row }) => ({
    ...row,
    kind: pathKind.keyOf(row.kind),
    title: row.title || titleOfHalfDay(language, row.start_at ?? new Date(0), time_zone),
  }))
}

/** A half-day nobody named: its day, and which half of it. */
const titleOfHalfDay = (language: Context['language'], start: Date, zone: string): string =>
  language.say(timeInZone(start, zone) < '13:00' ? w.morningOf : w.afternoonOf, { day: dayInZone(start, zone) })

type Placed = Stepping & { id: number; opens_on: string | null; due_on: string | null; minutes: number | null }
/** The steps of an event’s path, in its order; what is asked for no more is left out. */
export async function pathOf(context: Pick<Context, 'db' | 'language'>, event_id: number): Promise<Placed[]> {
  const candidates = new Map((await candidatesOf(context, event_id)).map((one) => [pathKey(one), one]))
  const rows = await context.db
    .selectFrom('path_items')
    .select([
      'id',
      'kind',
      'opens_on',
      'due_on',
      'minutes',
      sql<number>`coalesce(activity_id, slot_id, document_id, paper_id, form_id, questionnaire_id, quiz_id)`.as('target'),
    ])
    .where('event_id', '=', event_id)
    .orderBy('rank')
    .execute()
  return rows.flatMap(({ id, kind, target, ...timing }) => {
    const candidate = candidates.get(pathKey({ kind: pathKind.keyOf(kind), target }))
    return candidate ? [{ ...candidate, id, ...timing }] : []
  })
}

const columns = {
  activity: 'activity_id',
  slot: 'slot_id',
  document: 'document_id',
  paper: 'paper_id',
  form: 'form_id',
  questionnaire: 'questionnaire_id',
  quiz: 'quiz_id',
} as const
/** The column that names what a step is. */
export const columnOf = (kind: PathKind) => columns[kind]
