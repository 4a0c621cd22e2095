import { quizMoment, quizStatus } from '@kxo/domain/quizzes/kinds'
import { ownQuiz } from '@kxo/domain/quizzes/paths'
import type { RegistrationQuiz } from '@kxo/domain/registrations/quizzes/registration-quiz'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { settingsOf } from '../../tenants/index.ts'

/** Quizzes an event gives with the registration, and whether a person sent each: one whose time ran out was. What is not published asks nothing of anybody. */
export async function quizzesOf(
  { db, tenant, now }: Pick<Context, 'db' | 'tenant' | 'now'>,
  { event_id, user_id }: { event_id: number; user_id: number | null },
): Promise<RegistrationQuiz[]> {
  const { features, params } = settingsOf(tenant)
  if (!features.includes('interactivity') || !params.use_quiz) return []
  const { rows } = await sql<Omit<RegistrationQuiz, 'path'>>`
    select g.id, q.title as name, q.minutes, g.is_required, jsonb_array_length(v.questions) as questions,
      exists (select from quiz_attempts a where a.tenant_id = g.tenant_id and a.event_quiz_id = g.id and a.user_id = ${user_id}::bigint
        and (a.submitted_at is not null or a.ends_at <= ${now})) as is_taken
    from event_quizzes g
    join quizzes q on q.tenant_id = g.tenant_id and q.id = g.quiz_id and q.status = ${quizStatus.codeOf('published')}
    join quiz_versions v on v.tenant_id = q.tenant_id and v.id = q.published_version_id
    where g.tenant_id = current_tenant() and g.event_id = ${event_id} and g.moment = ${quizMoment.codeOf('subscription')} and g.retired_at is null
    order by g.is_required desc, g.id`.execute(db)
  return rows.map((row) => ({ ...row, path: ownQuiz(row.id) }))
}
