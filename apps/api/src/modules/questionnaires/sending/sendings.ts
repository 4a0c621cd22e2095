import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import type { EventQuestionnaire, QuestionnaireSending } from '@kxo/domain/questionnaires/sending-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { audience } from '../audience-of.ts'
import { closesAt } from '../closes-at.ts'
import { type FigureSums, figuresFrom, sumsOf } from '../figures.ts'

type Row = FigureSums & {
  id: number
  form: number
  name: string
  audience: number
  moment: number
  days: number
  open_days: number | null
  is_anonymous: boolean
  is_published: boolean
  due_at: Date | null
  closes_at: Date | null
  expected: number
  event_id: number
  event_title: string
}

const shownFrom = (row: Row): QuestionnaireSending => ({
  id: row.id,
  form: row.form,
  name: row.name,
  audience: questionnaireAudience.keyOf(row.audience),
  moment: questionnaireMoment.keyOf(row.moment),
  days: row.days,
  open_days: row.open_days,
  is_anonymous: row.is_anonymous,
  is_published: row.is_published,
  due_at: row.due_at,
  closes_at: row.closes_at,
  expected: row.expected,
  event_id: row.event_id,
  event_title: row.event_title,
  ...figuresFrom(row),
})

/** Questionnaires that events send: those a condition on `q` and `e` chooses. */
const sendings = async (db: Queries, isChosen: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<QuestionnaireSending[]> => {
  const { rows } = await sql<Row>`
    select q.id, q.form_id as form, f.name, q.audience, q.moment, q.days, q.open_days, q.is_anonymous,
      f.published_version_id is not null and f.archived_at is null as is_published, q.due_at, ${closesAt} as closes_at,
      (select count(*)::int from ${audience} as people) as expected, e.id as event_id, e.title as event_title, sums.*
    from event_questionnaires q
    join events e on e.tenant_id = q.tenant_id and e.id = q.event_id
    join forms f on f.tenant_id = q.tenant_id and f.id = q.form_id
    cross join lateral ${sumsOf(sql`s.tenant_id = q.tenant_id and s.id = q.id`)} as sums
    where q.tenant_id = current_tenant() and q.retired_at is null and ${isChosen} order by ${order}`.execute(db)
  return rows.map(shownFrom)
}

/** What an event sends, in the order it is sent. */
export const sendingsOfEvent = (db: Queries, event_id: number): Promise<EventQuestionnaire[]> =>
  sendings(db, sql`q.event_id = ${event_id}`, sql`q.moment, q.days, q.id`)

const shownEvents = 100

/** The events that send a questionnaire, the latest first; `isRead` says which sendings `s` the caller reads. */
export const sendingsOfForm = (db: Queries, form_id: number, isRead: RawBuilder<SqlBool>): Promise<QuestionnaireSending[]> =>
  sendings(
    db,
    sql`q.id in (select s.id from event_questionnaires s where s.tenant_id = q.tenant_id and s.form_id = ${form_id} and ${isRead})`,
    sql`e.start_date desc nulls last, q.id limit ${shownEvents}`,
  )
