import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { type RawBuilder, sql } from 'kysely'
import { mayBeShown } from '../questionnaires/index.ts'
import type { FigureQuery } from './figure-query.ts'

type Counting = { amount: RawBuilder<unknown>; weight: RawBuilder<unknown>; detail: RawBuilder<unknown>; having: RawBuilder<boolean> }

/** Responses of the period, by the day they were given, as far as they may be shown: never who gave them. */
const responses =
  ({ amount, weight, detail, having }: Counting): FigureQuery =>
  ({ from, to, zone }) =>
    sql`
    select r.id, s.form_id as subject_id, e.title as label, ${detail} as detail, r.answered_on::timestamp at time zone ${zone} as at,
        ${amount}::numeric as amount, ${weight}::numeric as weight
      from questionnaire_responses r
      join event_questionnaires s on s.tenant_id = r.tenant_id and s.id = r.event_questionnaire_id
      join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
     where (${from}::timestamptz is null or r.answered_on >= (${from}::timestamptz at time zone ${zone})::date)
       and (${to}::timestamptz is null or r.answered_on < (${to}::timestamptz at time zone ${zone})::date) and ${having} and ${mayBeShown}`

const recommended = sql<boolean>`r.recommendation is not null and s.audience = ${sql.lit(questionnaireAudience.codeOf('participant'))}`
const outOfTen = sql`r.recommendation || '/10'`

export const feedbackRows = {
  satisfaction: responses({
    amount: sql`r.points`,
    weight: sql`r.points_max`,
    detail: sql`''`,
    having: sql<boolean>`r.points_max > 0`,
  }),
  score: responses({
    amount: sql`case when r.recommendation >= 9 then 1 when r.recommendation <= 6 then -1 else 0 end`,
    weight: sql`1`,
    detail: outOfTen,
    having: recommended,
  }),
  recommendation: responses({
    amount: sql`(r.recommendation >= 9)::integer`,
    weight: sql`1`,
    detail: outOfTen,
    having: recommended,
  }),
}
