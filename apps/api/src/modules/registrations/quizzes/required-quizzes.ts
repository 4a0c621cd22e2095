import { type RawBuilder, sql } from 'kysely'

/** `from …` the required quizzes an event gives: without any, nobody asks whether theirs are taken. */
export const requiredQuizzes = (event: RawBuilder<unknown>) => sql`from event_quizzes given
  where given.tenant_id = ${event}.tenant_id and given.event_id = ${event}.id and given.is_required and given.retired_at is null`
