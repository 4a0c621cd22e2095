import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import type { Figures } from '@kxo/domain/questionnaires/figures'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { netPromoterScore, satisfactionRate } from '@kxo/domain/questionnaires/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

const participant = sql.lit(questionnaireAudience.codeOf('participant'))

export type FigureSums = {
  invited: number
  answered: number
  declined: number
  points: number
  points_max: number
  recommended: number
  promoters: number
  detractors: number
}

/** What the questionnaires `s` that a condition chooses were sent and answered, as one row. */
export const sumsOf = (isChosen: RawBuilder<unknown>) => {
  const sending = (row: string) => sql`event_questionnaires s on s.tenant_id = ${sql.ref(`${row}.tenant_id`)}
    and s.id = ${sql.ref(`${row}.event_questionnaire_id`)} and ${isChosen}`
  return sql<FigureSums>`(select * from
    (select count(*)::int as invited, count(*) filter (where i.declined_on is not null and i.answered_on is null)::int as declined
      from questionnaire_invitations i join ${sending('i')}) as invitations,
    (select count(*)::int as answered, coalesce(sum(r.points), 0) as points, coalesce(sum(r.points_max), 0) as points_max,
        count(r.recommendation)::int as recommended, count(*) filter (where r.recommendation >= 9)::int as promoters,
        count(*) filter (where r.recommendation <= 6)::int as detractors
      from questionnaire_responses r join ${sending('r')}) as responses)`
}

/** The same, read. */
export async function readSums(db: Queries, isChosen: RawBuilder<unknown>): Promise<FigureSums> {
  const { rows } = await sql<FigureSums>`select * from ${sumsOf(isChosen)} as sums`.execute(db)
  return rows[0] as FigureSums // aggregates always answer one row
}

/** What those registered for an event thought of it. */
export async function participantFigures(db: Queries, event_id: number): Promise<Figures> {
  return figuresFrom(await readSums(db, sql`s.event_id = ${event_id} and s.audience = ${participant}`))
}

/** What the participants of several events answered at their end; null under three answers. */
export async function satisfactionOf(db: Queries, event_ids: readonly number[]): Promise<{ rate: number; answers: number } | null> {
  const sums = await readSums(
    db,
    sql`s.event_id = any(${[...event_ids]}::bigint[]) and s.audience = ${participant} and s.moment = ${sql.lit(questionnaireMoment.codeOf('hot'))}`,
  )
  const { satisfaction, answered } = figuresFrom(sums)
  return satisfaction === null ? null : { rate: satisfaction, answers: answered }
}

/** Sums as they are told: nothing of what was answered under three answers (FOR-40). */
export const figuresFrom = ({
  invited,
  answered,
  declined,
  points,
  points_max,
  recommended,
  promoters,
  detractors,
}: FigureSums): Figures => ({
  invited,
  answered,
  declined,
  satisfaction: satisfactionRate({ points: Number(points), points_max: Number(points_max), answers: answered }),
  score: netPromoterScore({ promoters, detractors, answers: recommended }),
})
