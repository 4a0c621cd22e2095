import { monthInWords } from '@kxo/domain/kernel/dates'
import { partnerStatus } from '@kxo/domain/partners/status'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { type ComparisonBy, comparisonWords as w } from '@kxo/domain/questionnaires/comparison/comparison'
import type { ComparedGroup } from '@kxo/domain/questionnaires/comparison/comparison-contract'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { may } from '@kxo/domain/questionnaires/permissions'
import { responseRate } from '@kxo/domain/questionnaires/rules'
import { type RawBuilder, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type FigureSums, figuresFrom } from '../figures.ts'
import { getQuestionnaire, inScope } from './scope.ts'

type Grouping = { key: RawBuilder<unknown>; label: RawBuilder<unknown>; joined: RawBuilder<unknown> }
const nothing = sql``
const led = sql`join event_partners p on p.tenant_id = s.tenant_id and p.event_id in (
    select one.id from events one where one.tenant_id = s.tenant_id and s.event_id in (one.id, one.parent_id))
    and p.status = ${sql.lit(partnerStatus.codeOf('validated'))}
  join users u on u.tenant_id = p.tenant_id and u.id = p.user_id`
const themed = sql`join event_themes et on et.tenant_id = s.tenant_id and et.event_id = s.event_id
  join themes th on th.tenant_id = et.tenant_id and th.id = et.theme_id`

/** What each sending `s` of an event `e` belongs to. */
const groupings: Readonly<Record<ComparisonBy, Grouping>> = {
  event: { key: sql`e.id`, label: sql`e.title`, joined: nothing },
  partner: { key: sql`u.id`, label: sql`trim(u.first_name || ' ' || u.last_name)`, joined: led },
  theme: { key: sql`th.id`, label: sql`th.name`, joined: themed },
  month: { key: sql`coalesce(to_char(s.due_at at time zone e.time_zone, 'YYYY-MM'), '')`, label: sql`''`, joined: nothing },
  audience: { key: sql`s.audience`, label: sql`''`, joined: nothing },
}
const shownGroups = 200

type Row = FigureSums & { key: string; label: string }

function labelOf({ key, label }: Row, by: ComparisonBy, { language }: Context): string {
  if (by === 'audience') return language.label(questionnaireAudience, questionnaireAudience.keyOf(Number(key)))
  if (by !== 'month') return label
  return key === '' ? language.say(w.noMonth) : monthInWords(key, language.locale)
}

export const compareAnswers: Verb<typeof questionnairesContract.comparison> = async (context, { params, query }) => {
  const { db, actor } = context
  authorize(may.readQuestionnaires(actor))
  const { id } = await getQuestionnaire(db, params.id)
  const { by, ...narrowed } = query
  const { key, label, joined } = groupings[by]
  const { rows } = await sql<Row>`
    with members as (
      select distinct s.tenant_id, s.id as sending, (${key})::text as key, (${label})::text as label
        from event_questionnaires s join events e on e.tenant_id = s.tenant_id and e.id = s.event_id ${joined}
        where s.tenant_id = current_tenant() and ${inScope({ actor, id, ...narrowed })})
    select m.key, max(m.label) as label, sum(i.invited)::int as invited, sum(i.declined)::int as declined, sum(r.answered)::int as answered,
        sum(r.points) as points, sum(r.points_max) as points_max, sum(r.recommended)::int as recommended,
        sum(r.promoters)::int as promoters, sum(r.detractors)::int as detractors
      from members m
      cross join lateral (select count(*) as invited, count(*) filter (where i.declined_on is not null and i.answered_on is null) as declined
        from questionnaire_invitations i where i.tenant_id = m.tenant_id and i.event_questionnaire_id = m.sending) as i
      cross join lateral (select count(*) as answered, coalesce(sum(r.points), 0) as points, coalesce(sum(r.points_max), 0) as points_max,
          count(r.recommendation) as recommended, count(*) filter (where r.recommendation >= 9) as promoters,
          count(*) filter (where r.recommendation <= 6) as detractors
        from questionnaire_responses r where r.tenant_id = m.tenant_id and r.event_questionnaire_id = m.sending) as r
      group by m.key order by ${by === 'month' ? sql`m.key desc` : by === 'audience' ? sql`m.key` : sql`searchable(max(m.label)), m.key`}
      limit ${shownGroups}`.execute(db)
  return rows.map((row): ComparedGroup => {
    const figures = figuresFrom(row)
    return { key: row.key, label: labelOf(row, by, context), ...figures, rate: responseRate(figures) }
  })
}
