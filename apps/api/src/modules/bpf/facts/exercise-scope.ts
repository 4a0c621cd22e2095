import { type RawBuilder, sql } from 'kysely'

/** The accounting year of a legal body: its first and last days, in the zone of the space. */
export type ExerciseScope = { entity_id: number; is_default: boolean; from: string; until: string; zone: string }

/** Trainings `e` the body organises: those that name it, and those that name none when it is the default one. */
export const isOfEntity = ({ entity_id, is_default }: ExerciseScope): RawBuilder<boolean> =>
  sql<boolean>`(e.entity_id = ${entity_id} or (e.entity_id is null and ${is_default}))`

/** Half-days `s` of the exercise that are over. */
export const isTaught = ({ from, until, zone }: ExerciseScope, now: Date): RawBuilder<boolean> => sql<boolean>`(
  s.start_at >= (${from}::date::timestamp at time zone ${zone}) and s.start_at < ((${until}::date + 1)::timestamp at time zone ${zone})
  and s.end_at <= ${now})`

/** Half-days with the training they are of: an activity one enrols in belongs to the event above it. */
export const slotsOfTrainings = sql`slots s
  join events a on a.tenant_id = s.tenant_id and a.id = s.event_id
  join events e on e.tenant_id = a.tenant_id and e.id = case when a.enrolment is null then a.id else a.parent_id end and e.is_training`

/** Rows worked out once, however they are joined: a table nobody counted would have them read again for each row beside. */
export const once = <Row>(rows: RawBuilder<Row>): RawBuilder<Row> => sql<Row>`with rows as materialized (${rows}) select * from rows`
