import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { attemptState, quizKind, quizMoment, quizStatus } from '@kxo/domain/quizzes/kinds'
import { ownQuiz } from '@kxo/domain/quizzes/paths'
import { may } from '@kxo/domain/quizzes/permissions'
import type { OwnQuiz } from '@kxo/domain/quizzes/taking-contract'
import type { Due } from '@kxo/domain/registrations/dues/dues-contract'
import { type RawBuilder, sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { obstacleOf } from '../../events/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { attemptFacts } from '../attempt-facts.ts'
import { isFor } from '../giving/is-for.ts'
import { showsScore } from '../results/shows-score.ts'

export type OwnRow = {
  id: number
  quiz_id: number
  title: string
  kind: number
  status: number
  instructions: string
  event_id: number
  event_title: string
  moment: number
  minutes: number | null
  pass_mark: number
  feedback: number
  is_shuffled: boolean
  attempts: number | null
  opens_at: Date | null
  closes_at: Date | null
  published_version_id: number | null
  questions: number
  /** Whether it stands in the order of its event. */
  is_step: boolean
  sent_at: Date | null
  extra_attempts: number
  extra_time: number
  made: number
  /** The attempt under way, if there is one. */
  under_way: number | null
  counted: number | null
  percent: number | null
  state: number | null
}

/** Quizzes that concern a person: those of the events they are registered for, and those they made an attempt at. */
const rowsFor = (user_id: number, now: Date, only: RawBuilder<unknown>) => sql<OwnRow>`
  with mine as (${attemptFacts(sql`(a.event_quiz_id, a.user_id) in (select m.event_quiz_id, m.user_id from quiz_attempts m where m.user_id = ${user_id})`, now)})
  select g.id, g.quiz_id, q.title, q.kind, q.status, q.instructions, e.id as event_id, e.title as event_title, g.moment, q.minutes,
      coalesce(v.pass_mark, q.pass_mark) as pass_mark, q.feedback, q.is_shuffled, q.attempts, g.opens_at, g.closes_at, q.published_version_id,
      coalesce(jsonb_array_length(v.questions), 0) as questions,
      exists (select from path_items i where i.tenant_id = g.tenant_id and i.quiz_id = g.id) as is_step, l.sent_at, coalesce(l.extra_attempts, 0) as extra_attempts,
      coalesce(l.extra_time, 0) as extra_time,
      (select count(*) from mine where event_quiz_id = g.id)::int as made,
      (select id from mine where event_quiz_id = g.id and not is_over limit 1) as under_way,
      c.id as counted, c.percent, c.state
    from event_quizzes g
    join quizzes q on q.tenant_id = g.tenant_id and q.id = g.quiz_id
    join events e on e.tenant_id = g.tenant_id and e.id = g.event_id and e.cancelled_at is null
    left join quiz_versions v on v.tenant_id = q.tenant_id and v.id = q.published_version_id
    left join quiz_allowances l on l.tenant_id = g.tenant_id and l.event_quiz_id = g.id and l.user_id = ${user_id}
    left join mine c on c.event_quiz_id = g.id and c.is_counted
   where g.tenant_id = current_tenant() and ${only}
     and (exists (select from mine where event_quiz_id = g.id) or (g.retired_at is null and exists (select from registrations r where ${isFor} and r.user_id = ${user_id})))
   order by g.closes_at nulls last, g.opens_at nulls first, g.id`

const isPublished = ({ status, published_version_id }: OwnRow): boolean =>
  published_version_id !== null && quizStatus.keyOf(status) !== 'archived'
export const attemptsLeft = ({ attempts, extra_attempts, made }: OwnRow): number | null =>
  attempts === null ? null : Math.max(0, attempts + extra_attempts - made)
const isOpen = ({ moment, opens_at, sent_at }: OwnRow, now: Date): boolean =>
  sent_at !== null || quizMoment.keyOf(moment) === 'subscription' || (opens_at !== null && opens_at <= now)

/** Whoever passed may still do better, while attempts are left. */
export const mayTryAgain = (row: OwnRow, now: Date): boolean =>
  isPublished(row) && attemptsLeft(row) !== 0 && (row.closes_at === null || row.closes_at > now)

/** Where a quiz stands for a person, but for what stands before it in the order of its event. */
function standingOf(row: OwnRow, now: Date): 'started' | 'done' | 'closed' | 'notYet' | 'open' {
  if (row.under_way !== null) return 'started'
  const isClosed = row.closes_at !== null && row.closes_at <= now
  if (row.counted !== null && (isClosed || attemptsLeft(row) === 0 || row.state === attemptState.codeOf('passed'))) return 'done'
  if (isClosed) return 'closed'
  return isPublished(row) && isOpen(row, now) ? 'open' : 'notYet'
}

type State = Pick<OwnQuiz, 'state' | 'first'>
/** Whether it may be taken now. What one passed or has no attempt left of is done, as is what closed once it was taken. */
export async function stateOf(context: Context, row: OwnRow): Promise<State> {
  const state = standingOf(row, context.now)
  const obstacle = state === 'open' && row.is_step ? await obstacleOf(context, row.event_id, 'quiz', row.id) : undefined
  return obstacle ? { state: 'blocked', first: obstacle.first } : { state, first: null }
}

export async function presentOwn(context: Context, row: OwnRow): Promise<OwnQuiz> {
  const shown = showsScore(row, context.now)
  return {
    id: row.id,
    title: row.title,
    kind: quizKind.keyOf(row.kind),
    event_id: row.event_id,
    event_title: row.event_title,
    moment: quizMoment.keyOf(row.moment),
    questions: row.questions,
    minutes: row.minutes === null ? null : Math.round(row.minutes * (1 + row.extra_time / 100)),
    pass_mark: row.pass_mark,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    ...(await stateOf(context, row)),
    attempts_made: row.made,
    attempts_left: attemptsLeft(row),
    result:
      row.counted === null || row.state === null
        ? null
        : { attempt: row.counted, percent: shown ? row.percent : null, state: attemptState.keyOf(row.state) },
  }
}

/** @throws 403 to whoever is not signed in, 404 where the space has no quiz */
export function authorizeTaking({ actor, tenant }: Context): number {
  authorize(may.takeQuizzes(actor))
  const { features, params } = settingsOf(tenant)
  found((features.includes('interactivity') && params.use_quiz) || undefined)
  return found(actor.user_id)
}

/** A quiz that concerns the caller. @throws 403, 404 */
export async function ownRow(context: Context, id: number): Promise<OwnRow> {
  const user_id = authorizeTaking(context)
  const { rows } = await rowsFor(user_id, context.now, sql`g.id = ${id}`).execute(context.db)
  return found(rows[0])
}

export const listOwnQuizzes: Verb<typeof quizzesContract.own> = async (context) => {
  const user_id = authorizeTaking(context)
  const { rows } = await rowsFor(user_id, context.now, sql`true`).execute(context.db)
  const own: OwnQuiz[] = []
  for (const row of rows) own.push(await presentOwn(context, row))
  return own
}

/** Whether something before quiz `g` is still to do for a person, in the order of its event. */
const isBlockedFor = (user_id: number) => sql`exists (select from path_items i
    join registrations r on r.tenant_id = i.tenant_id and r.event_id = g.event_id and r.user_id = ${user_id}
   where i.tenant_id = g.tenant_id and i.quiz_id = g.id and ${isFor} and path_obstacle(i.tenant_id, r.id, i.id) is not null)`

/** Quizzes begun, to take now for the first time, or to pass before what follows, among what else waits for the caller. */
export async function quizzesDue(context: Context): Promise<Due[]> {
  const { db, actor, tenant, now } = context
  const { features, params } = settingsOf(tenant)
  if (actor.user_id === null || !features.includes('interactivity') || !params.use_quiz) return []
  const { rows } = await rowsFor(actor.user_id, now, sql`not ${isBlockedFor(actor.user_id)}`).execute(db)
  return rows
    .filter((row) => ['started', 'open'].includes(standingOf(row, now)) && (row.counted === null || row.is_step || row.under_way !== null))
    .map(({ id, title, event_title, closes_at }) => ({
      kind: 'quiz',
      name: title,
      event_title,
      until: closes_at,
      path: ownQuiz(id),
    }))
}
